"""What a server can find out for people: the rooms that do it, handed over.

None of these rooms knows another (CONTRIBUTING.md), and nothing heavy is loaded here.
"""

from katzentisch.lab.balance.study import balance_study
from katzentisch.lab.balance.told import told_balance
from katzentisch.review.study import get_ready_to_review, review_study
from katzentisch.review.telling import told as told_review
from katzentisch.server.office.researches import Research, Researches

RESEARCHES = Researches(
    balance=Research(balance_study, told_balance),
    review=Research(review_study, told_review, get_ready_to_review),
)
