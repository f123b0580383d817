import { expect, test } from 'vitest';
import { readCommand } from './commands';

test('words of the terminal are commands', () => {
  expect(readCommand('why 7 d4')).toEqual({ verb: 'why', rest: '7 d4' });
  expect(readCommand('  /Hint ')).toEqual({ verb: 'hint', rest: '' });
  expect(readCommand('u')).toEqual({ verb: 'undo', rest: '' });
  expect(readCommand('take back')).toEqual({ verb: 'back', rest: '' });
  expect(readCommand('show 7')).toEqual({ verb: 'show', rest: '7' });
  expect(readCommand('save my game')).toEqual({ verb: 'save', rest: 'my game' });
  expect(readCommand('rules 3.2')).toEqual({ verb: 'rules', rest: '3.2' });
});

test('all else is a move, and read by the core', () => {
  for (const move of ['7 d4', 'take 17 20', 'f8 down 4 7 1 8', 'write blue red', 'pass', 'constructor']) {
    expect(readCommand(move)).toEqual({ verb: 'move', rest: move });
  }
});

test('every word of the terminal is known', () => {
  // As src/terminal/command.cpp and online_commands.cpp have them.
  const words =
    'help board hand moves show why hint score history undo save load rules position resign quit ' +
    'seats sit stand bot agree refuse care rematch same link';
  expect(words.split(' ').filter((word) => readCommand(word).verb === 'move')).toEqual([]);
});
