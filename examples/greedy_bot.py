#!/usr/bin/env python3
"""A bot for Twenties in Python: takes the move with the most points now. docs/engines.md explains the lines.

  twenties arena --game twenty-four-seven --seats "exec:python3 examples/greedy_bot.py,steady" --deals 20
"""

import sys


def say(line):
    print(line, flush=True)


def choose(moves):
    """The move with the most points; of equal ones the first."""
    return max(moves, key=lambda move: move[0])[1]


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "twenties-engine":
        say("twenties-engine 1 Greedy in Python")
    elif word == "think":
        say("moves")  # asks for the list of legal moves
    elif word == "moves":
        moves = []
        for _ in range(int(rest)):
            _, points, text = sys.stdin.readline().strip().split(" ", 2)
            moves.append((int(points), text))
        say("bestmove " + choose(moves))
    elif word == "quit":
        break
