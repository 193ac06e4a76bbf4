import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowCounter, type ExportFormat } from './count-rows.ts';

function counted(format: ExportFormat, ...pieces: string[]): number {
  const counter = createRowCounter(format);
  for (const piece of pieces) counter.add(piece);
  return counter.count();
}

test('CSV rows are counted without the header, with and without a last line break', () => {
  expect(counted('csv', 'id,title\r\n1,a\r\n2,b\r\n')).toBe(2);
  expect(counted('csv', 'id,title\n1,a\n2,b')).toBe(2);
  expect(counted('csv', 'id,title\n')).toBe(0);
  expect(counted('csv', '')).toBe(0);
});

test('a line break inside a quoted cell ends no row', () => {
  expect(counted('csv', 'id,title\n1,"two\nlines, ""quoted"""\n2,b\n')).toBe(2);
});

test('JSON lines are counted each', () => {
  expect(counted('jsonl', '{"a":"\\""}\n{"a":2}\n')).toBe(2);
});

test('the count does not depend on where the stream is cut', () => {
  const cell = fc.string().map((text) => `"${text.replaceAll('"', '""')}"`);
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (lines, size) => {
      const file = ['a,b', ...lines.map((cells) => cells.join(','))].join('\r\n') + '\r\n';
      const pieces = file.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(counted('csv', ...pieces)).toBe(lines.length);
    }),
  );
});
