import { expect, test } from 'vitest';
import { glinerInput } from './gliner-input.ts';

function numbers(values: BigInt64Array): number[] {
  return Array.from(values, Number);
}

test('words follow the prompt, each counted at its first piece', () => {
  const input = glinerInput([[7], [8, 9], [], [5]], { before: [1, 4, 6], behind: [2] }, 2);
  expect(numbers(input.input_ids)).toEqual([1, 4, 6, 7, 8, 9, 5, 2]);
  expect(numbers(input.attention_mask)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  // The third word has no piece, and keeps its number.
  expect(numbers(input.words_mask)).toEqual([0, 0, 0, 1, 2, 0, 4, 0]);
  expect(numbers(input.text_lengths)).toEqual([4]);
});

test('spans go by first word and length; those that leave the text are masked', () => {
  const input = glinerInput([[7], [8]], { before: [1], behind: [2] }, 3);
  expect(numbers(input.span_idx)).toEqual([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0]);
  expect([...input.span_mask]).toEqual([1, 1, 0, 1, 0, 0]);
});
