import { expect, test } from 'vitest';
import { detectionNumberOf, parseSearch } from './search-text.ts';

test.each([
  ['payroll', null, 'payroll'],
  ['  person: Dana W ', 'person', 'Dana W'],
  ['FILE:report.xlsx', 'object', 'report.xlsx'],
  ['dest:Public', 'place', 'Public'],
  ['policy:mass', 'policy', 'mass'],
  ['det:17', 'detection', 'DET-17'],
  ['det:payroll', 'detection', 'payroll'],
  ['person:', 'person', ''],
  ['https://a.example/x', null, 'https://a.example/x'],
  ['constructor:x', null, 'constructor:x'],
])('%j asks for %s', (typed, kind, text) => {
  expect(parseSearch(typed)).toEqual({ kind, text });
});

test.each([
  ['DET-17', 17],
  ['det-17', 17],
  ['det:17', 17],
  ['17', null],
  ['DET-17 x', null],
])('%j names detection %s', (typed, number) => {
  expect(detectionNumberOf(typed)).toBe(number);
});
