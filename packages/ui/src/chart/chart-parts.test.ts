import { expect, test } from 'vitest';
import { fitText, textWidth } from './fit-text.ts';
import { partsInOrder, placeParts, rowTotal } from './stack-parts.ts';
import { changeOf, lineOf } from './stat-change.ts';
import { plainColors } from './svg-to-png.ts';
import { clockHour, weekdayName } from './week-words.ts';

const ROWS = [
  { parts: [{ key: 'a', value: 3 }] },
  {
    parts: [
      { key: 'b', value: 5 },
      { key: 'a', value: 0 },
    ],
  },
];

test('parts of a bar share its width; those without a value are left out', () => {
  expect(placeParts(ROWS[1]?.parts ?? [], 10)).toEqual([{ key: 'b', value: 5, share: 0.5 }]);
  expect(partsInOrder(ROWS).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(rowTotal({ parts: [...(ROWS[0]?.parts ?? []), { key: 'c', value: -1 }] })).toBe(3);
});

test('the change of a figure is the same in both forms', () => {
  const change = { text: '12 vs prior', tone: 'bad', direction: 'up' } as const;
  expect(changeOf({ change })).toEqual(change);
  expect(changeOf({ trend: { label: '12 vs prior', isGood: false, direction: 'up' } })).toEqual(
    change,
  );
  expect(changeOf({ trend: [1, 2] })).toBeUndefined();
  expect(lineOf({ trend: [1, 2] })).toEqual([1, 2]);
  expect(lineOf({ series: [3], trend: { label: 'x', direction: 'flat' } })).toEqual([3]);
});

test('a text is cut to what fits, and not at all when it fits', () => {
  expect(fitText('Slack', 60, 13)).toBe('Slack');
  const cut = fitText('files.partner.example', 80, 13);
  expect(cut.endsWith('…')).toBe(true);
  expect(textWidth(cut, 13)).toBeLessThanOrEqual(80);
  expect(fitText('Slack', 1, 13)).toBe('S…');
});

test('mixed colours become colours that every reader of a file knows', () => {
  expect(plainColors('color(srgb 1 0.5 0)')).toBe('rgb(255, 128, 0)');
  expect(plainColors('color(srgb 0 0 1 / 0.25)')).toBe('rgba(0, 0, 255, 0.25)');
  expect(plainColors('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)');
});

test('the week begins on Monday, and a day ends at midnight', () => {
  expect([weekdayName(0), weekdayName(6, 'long')]).toEqual(['Mon', 'Sunday']);
  expect([clockHour(0), clockHour(9), clockHour(24)]).toEqual(['00:00', '09:00', '00:00']);
});
