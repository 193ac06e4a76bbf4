import { expect, test } from 'vitest';
import { defineClassifier } from '../classifiers/define-classifier.ts';
import { createTextClassifier } from './text-classifier.ts';
import type { ClassifyOptions } from './classification.ts';

const badge = defineClassifier({
  id: 'badge',
  name: 'Badge',
  class: 'business',
  locale: 'any',
  sensitivity: 1,
  keywords: ['badge', 'staff card'],
  patterns: [{ pattern: '[0-9]{7}', alone: 'none', inField: 'medium', supported: 'high' }],
  examples: { match: [], noMatch: [] },
});

const { classifyText } = createTextClassifier([badge]);

/** Confidence and kinds of evidence of each finding, without the pattern’s. */
function found(text: string, options?: ClassifyOptions): string[] {
  return classifyText(text, options).findings.map(({ confidence, evidence }) => {
    const kinds = evidence.map(({ kind }) => kind).filter((kind) => kind !== 'pattern');
    return [confidence, ...kinds].join(' ');
  });
}

test('a keyword counts near, on the line or a neighbouring one', () => {
  expect(found('the badge is 4711471 today')).toEqual(['high keyword']);
  expect(found('badge:\n4711471 and')).toEqual(['high keyword']);
  expect(found('badge:\n\n4711471 and')).toEqual([]);
  expect(found(`badge ${'-'.repeat(40)} 4711471 and`)).toEqual([]);
  expect(found('4711471 (staff card) and')).toEqual(['high keyword']);
});

test('the label of the next value says nothing about this one', () => {
  expect(found('id 4711471, badge: 4711472')).toEqual(['high keyword']);
  expect(found('id=4711471 badge=4711472')).toEqual(['high keyword']);
});

test('a keyword before a list speaks for all of it', () => {
  const list = 'badges: 4711471, 4711472, 4711473, 4711474 and 4711475, but not the 4711476';
  expect(found(list)).toHaveLength(5);
});

test('a whole text, in quotes or not, is a field', () => {
  expect(found('4711471')).toEqual(['medium field']);
  expect(found('"4711471"\n')).toEqual(['medium field']);
  expect(found('so 4711471')).toEqual([]);
});

test('the header of a column counts for every row, and for no other column', () => {
  const rows = Array.from({ length: 50 }, (_, index) => `471${index + 1000},x,8${index + 100_000}`);
  const text = ['badge_no,name,order_id', ...rows].join('\n');
  expect(found(text)).toEqual(rows.map(() => 'high header field'));
});

test('a column without a header, or with one that says nothing, is a field', () => {
  expect(found('4711471\tx\n4711472\ty\n')).toEqual(['medium field', 'medium field']);
  expect(found('value;name\n4711471;x\n4711472;y\n')).toEqual(['medium field', 'medium field']);
  expect(found('created;name\n4711471;x\n4711472;y\n')).toEqual([]);
});

test('a column of which few values pass holds something else', () => {
  const column = (passing: number) => {
    const rows = Array.from({ length: 10 }, (_, index) =>
      index < passing ? `471147${index};x` : `no. ${index};y`,
    );
    return found(['value;name', ...rows].join('\n')).length;
  };
  expect([column(10), column(6), column(5)]).toEqual([10, 6, 0]);
});

test('the path of a JSON value counts; another key says that it is something else', () => {
  expect(found('{"badges": [{"no": "4711471"}, {"no": 4711472}]}')).toEqual([
    'high path field',
    'high path field',
  ]);
  expect(found('{"x": 1, "id": "4711471"}')).toEqual([]);
  expect(found('{"id": "4711471", "badge": null}')).toEqual([]);
  expect(found('{"name": "badge", "value": "4711471"}')).toEqual(['high keyword field']);
  expect(found('{"note": "his badge is 4711471 now"}')).toEqual(['high keyword']);
});

test('fields that the extractor told go before the look of the text', () => {
  const name = { kind: 'header', name: 'Badge' } as const;
  const fields = [
    { start: 2, end: 9, ...name },
    { start: 12, end: 19, ...name, name: 'total' },
  ];
  expect(found('a 4711471 b 4711472 c', { fields })).toEqual(['high header field']);
});
