import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedSnippet, maskedValue } from './masked-snippet.ts';

test('a value shows its last four when it is long enough and may', () => {
  expect(maskedValue('4111 1111 1111 1111', true)).toBe('•••• •••• •••• 1111');
  expect(maskedValue('4111 1111 1111 1111', false)).toBe('•••• •••• •••• ••••');
  expect(maskedValue('123-45-6789', true)).toBe('•••-••-••••');
});

test('other findings and whatever looks like a value are masked around it', () => {
  const text = 'ben@example.com owes 4111111111111111 by 2026-01-02';
  const place = { start: 21, end: 37, showsTail: true };
  expect(maskedSnippet(text, place, [place])).toBe(
    '•••@•••••••.••• owes ••••••••••••1111 by ••••-••-••',
  );
});

test('a snippet stays on the line of its value', () => {
  const text = 'secret above\nkey: abcdef\nsecret below';
  const place = { start: 18, end: 24, showsTail: false };
  expect(maskedSnippet(text, place, [place])).toBe('key: ••••••');
});

test('no letter or digit of another finding is ever shown', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (before, behind) => {
      const text = `${before}|value|${behind}`;
      const place = { start: before.length + 1, end: before.length + 6, showsTail: false };
      const whole = { start: 0, end: text.length };
      expect(maskedSnippet(text, place, [whole])).not.toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});
