import { AsyncLocalStorage } from 'node:async_hooks';
import type { TitleLanguageId } from '@waybill/contract';

const reading = new AsyncLocalStorage<TitleLanguageId>();
const LANGUAGES: readonly TitleLanguageId[] = ['en', 'de'];

/** Runs the work of a request; generated sentences are in its reader's language. */
export function readingIn<T>(language: TitleLanguageId, work: () => T): T {
  return reading.run(language, work);
}

/** Language of the current reader; English outside a request. */
export function readerLanguage(): TitleLanguageId {
  return reading.getStore() ?? 'en';
}

/** The first language of an `Accept-Language` header that exist, else English. Weights are ignored. */
export function languageOf(header: string | undefined): TitleLanguageId {
  for (const range of (header ?? '').slice(0, 200).split(',')) {
    const wanted = range.trim().slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === wanted);
    if (known !== undefined) return known;
  }
  return 'en';
}
