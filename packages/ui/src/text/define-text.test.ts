import { afterEach, expect, test } from 'vitest';
import { addTranslation, defineText, textOf, type Translation } from './define-text.ts';
import { isTimeZone, locale, setLocale } from './locale.ts';

const text = defineText('ui/text/example', {
  close: 'Close',
  rows: (count: number) => (count === 1 ? 'One row' : `${count} rows`),
});
const de: Translation<typeof text> = {
  close: 'Schließen',
  rows: (count) => (count === 1 ? 'Eine Zeile' : `${count} Zeilen`),
};

const { timeZone } = locale();
afterEach(() => setLocale({ language: 'en', timeZone }));

test('texts are English until another language is set', () => {
  expect(textOf(text).close).toBe('Close');
  expect(textOf(text).rows(2)).toBe('2 rows');
});

test('texts follow the language, and are English where it has none', () => {
  setLocale({ language: 'de' });
  expect(textOf(text).close).toBe('Close');
  addTranslation('de', text.id, de);
  expect(textOf(text).close).toBe('Schließen');
  expect(textOf(text).rows(1)).toBe('Eine Zeile');
});

test('a time zone that does not exist is not taken', () => {
  setLocale({ timeZone: 'Mars/Olympus' });
  expect(isTimeZone(locale().timeZone)).toBe(true);
  setLocale({ timeZone: 'Asia/Tokyo' });
  expect(locale().timeZone).toBe('Asia/Tokyo');
});
