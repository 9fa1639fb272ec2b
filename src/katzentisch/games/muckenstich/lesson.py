"""The first game of Mückenstich: half a round for three, with a trump that changes in mid-trick."""

from katzentisch.core.lesson import FirstLesson, Remark, recorded

RECORD = recorded(__package__)
END = len(RECORD["moves"])

LESSON = FirstLesson(
    RECORD,
    remarks=(
        Remark(0, "lesson-goal", "M17"),
        Remark(0, "lesson-discard", "M5", also=("discard GM",)),
        Remark(1, "lesson-discard-second", "M5", also=("discard Y1",)),
        Remark(6, "lesson-lead", "M7"),
        Remark(11, "lesson-follow", "M8"),
        Remark(13, "lesson-give", "M8"),
        Remark(14, "lesson-trump", "M11"),
        Remark(17, "lesson-take", "M13", also=("play Y12",)),
        Remark(19, "lesson-lead-again", "M7"),
        Remark(26, "lesson-trump-changed", "M12"),
        Remark(26, "lesson-leave", "M18", also=("play B10",)),
        Remark(30, "lesson-leave-again", "M13", also=("play B9",)),
        Remark(32, "lesson-last-trick", "M13", also=("play Y11",)),
        Remark(34, "lesson-double", "M15", also=("double R",)),
        Remark(END, "lesson-end-points", "M17", cards=("Y6", "Y11", "Y12", "R8", "R10", "R12")),
        Remark(END, "lesson-end-mosquitoes", "M18", cards=("YM",)),
        Remark(END, "lesson-end-void", "M16"),
        Remark(END, "lesson-end-rounds", "M6"),
    ),
    things={
        "coach-discard": "M5",
        "coach-lead": "M7",
        "coach-follow": "M8",
        "coach-throw": "M8",
        "coach-mosquito": "M12",
        "coach-trump": "M11",
        "coach-double": "M15",
        "coach-void": "M16",
        "coach-score": "M17",
    },
)
