import { expect, test } from 'vitest';
import { matchCommands, matchMistyped } from './match-commands.ts';
import type { PaletteCommand } from './palette-command.ts';

const command = (title: string, keywords = ''): PaletteCommand => ({
  id: title,
  group: 'actions',
  title,
  keywords,
  icon: 'search',
  run: () => {},
});
const COMMANDS = [
  command('Threat modeling'),
  command('Toggle dark mode', 'theme light'),
  command('Übersicht'),
  command('Dark horse'),
  ...Array.from({ length: 9 }, (_, index) => command(`Many ${index}`)),
];

test.each([
  ['dark', ['Dark horse', 'Toggle dark mode']],
  ['mode', ['Threat modeling', 'Toggle dark mode']],
  ['mo da', ['Toggle dark mode']],
  ['light tog', ['Toggle dark mode']],
  ['uber', ['Übersicht']],
  ['ark', []],
  ['  ', []],
  ['.', []],
])('%j finds %j', (typed, titles) => {
  expect(matchCommands(COMMANDS, typed).map(({ title }) => title)).toEqual(titles);
});

test('at most five are shown', () => {
  expect(matchCommands(COMMANDS, 'many')).toHaveLength(5);
});

test.each([
  ['dakr mode', ['Toggle dark mode']],
  ['threta', ['Threat modeling']],
  ['modleing', ['Threat modeling']],
  ['tog dork', ['Toggle dark mode']],
  ['dxyk', []],
] as const)('%j may mean %j', (typed, titles) => {
  expect(matchCommands(COMMANDS, typed)).toEqual([]);
  expect(matchMistyped(COMMANDS, typed).map(({ title }) => title)).toEqual(titles);
});
