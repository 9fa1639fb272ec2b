"""The first game of Katzenjammer Blues: two rows bought, two foursomes, and a joker too many."""

from katzentisch.core.lesson import FirstLesson, Remark, recorded

RECORD = recorded(__package__)
END = len(RECORD["moves"])

LESSON = FirstLesson(
    RECORD,
    remarks=(
        Remark(2, "lesson-goal", "K26"),
        Remark(2, "lesson-row", "K5"),
        Remark(2, "lesson-first-bid", "K9"),
        Remark(4, "lesson-outbid", "K11"),
        Remark(6, "lesson-pay", "K15"),
        Remark(7, "lesson-foursome", "K18"),
        Remark(8, "lesson-done", "K16"),
        Remark(11, "lesson-joker-row", "K6"),
        Remark(11, "lesson-most-jokers", "K24"),
        Remark(16, "lesson-speak-first", "K8"),
        Remark(19, "lesson-different", "K10"),
        Remark(21, "lesson-pay-joker", "K12"),
        Remark(22, "lesson-second-foursome", "K18"),
        Remark(23, "lesson-done-again", "K17"),
        Remark(26, "lesson-must-pass", "K12"),
        Remark(END, "lesson-end-pool", "K20"),
        Remark(END, "lesson-end-mice", "K18", cards=("5", "5", "5", "5", "3", "3", "3", "3")),
        Remark(END, "lesson-end-jokers", "K24", cards=("J",)),
    ),
    things={
        "coach-auction": "K11",
        "coach-pay": "K15",
        "coach-foursomes": "K18",
        "coach-joker-row": "K6",
        "coach-displayed": "K24",
    },
)
