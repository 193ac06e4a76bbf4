import { formatTag, textOf } from '@waybill/ui';
import { wordsText } from './words.text.ts';

/** A type's country in the page's language; unknown ones are shown unchanged. */
export function countryName(locale: string): string {
  if (locale === 'any') return textOf(wordsText).anyCountry;
  const code = locale.toUpperCase();
  try {
    return new Intl.DisplayNames(formatTag(), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
