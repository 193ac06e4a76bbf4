import { expect, test } from 'vitest';
import { keepApart, spansAbove, type Span } from './decode-spans.ts';

function span(first: number, last: number, score: number): Span {
  return { first, last, label: 0, score };
}

test('spans above the threshold are told by first word, length and label', () => {
  const data = Float32Array.from([-9, -9, -9, 2, 1, -9, 0, -9]);
  const spans = spansAbove({ data, words: 2, width: 2, labels: 2 }, 0.5);
  expect(spans).toEqual([
    { first: 0, last: 1, label: 1, score: expect.closeTo(0.88, 2) },
    { first: 1, last: 1, label: 0, score: expect.closeTo(0.73, 2) },
  ]);
});

test('spans that would leave the text, and what is no number, are none', () => {
  const data = Float32Array.from([-9, -9, Number.NaN, 9]);
  expect(spansAbove({ data, words: 2, width: 2, labels: 1 }, 0.5)).toEqual([]);
});

test('the best span takes its words, whatever it covers', () => {
  const spans = [span(0, 0, 0.6), span(0, 2, 0.9), span(2, 3, 0.8), span(3, 3, 0.7)];
  expect(keepApart(spans, 4)).toEqual([span(0, 2, 0.9), span(3, 3, 0.7)]);
});

test('of equal spans the first stays', () => {
  expect(keepApart([span(1, 2, 0.7), span(0, 1, 0.7)], 3)).toEqual([span(1, 2, 0.7)]);
});
