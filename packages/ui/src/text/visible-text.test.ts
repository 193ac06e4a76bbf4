import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test('writes characters out that turn the text around', () => {
  expect(visibleText('invoice\u202Excod.exe')).toBe('invoice[U+202E]xcod.exe');
  expect(visibleText('\u2066a\u2069\u200F')).toBe('[U+2066]a[U+2069][U+200F]');
});

test('leaves every other text as it is', () => {
  for (const text of ['Gehälter 2026.xlsx', 'شهادة.pdf', 'family 👩‍👩‍👧.png']) {
    expect(visibleText(text)).toBe(text);
  }
});
