"""The first game of … und Tschüss!: a round won in a duel, a round left at the right moment."""

from katzentisch.core.lesson import FirstLesson, Remark, recorded

RECORD = recorded(__package__)
END = len(RECORD["moves"])

LESSON = FirstLesson(
    RECORD,
    remarks=(
        Remark(0, "lesson-goal", "U17"),
        Remark(0, "lesson-play", "U5"),
        Remark(4, "lesson-lowest", "U6"),
        Remark(7, "lesson-tie", "U8"),
        Remark(10, "lesson-duel", "U7"),
        Remark(12, "lesson-exchange", "U12", also=("swap 1",)),
        Remark(13, "lesson-exchange-more", "U12", also=("swap -5",)),
        Remark(14, "lesson-draw", "U13"),
        Remark(15, "lesson-second-row", "U6"),
        Remark(19, "lesson-leave", "U7", also=("play 4", "play 6")),
        Remark(END, "lesson-end-cards", "U17", cards=("13", "9")),
        Remark(END, "lesson-end-second", "U7"),
        Remark(END, "lesson-end-deck", "U15"),
    ),
    things={
        "coach-play": "U5",
        "coach-lowest": "U6",
        "coach-tie": "U8",
        "coach-duel": "U7",
        "coach-out": "U6",
        "coach-exchange": "U12",
    },
)
