import { LANGUAGES, locale, setLocale, type Language } from '@waybill/ui';
import { readStored, writeStored } from '../storage/stored-values.ts';
import { loadLanguage } from './found-translations.ts';

const listeners = new Set<() => void>();
let version = 0;

/** Increases with each change of language or time zone, which rerenders the page. */
export function localeVersion(): number {
  return version;
}

export function subscribeLocale(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The first supported language of the browser; otherwise English. */
export function languageOf(wanted: readonly string[]): Language {
  const names = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  const name = names.find((one) => LANGUAGES.some((known) => known === one));
  return LANGUAGES.find((known) => known === name) ?? 'en';
}

async function speak(language: Language, timeZone: string | undefined): Promise<void> {
  await loadLanguage(language);
  setLocale({ language, timeZone: timeZone ?? browserTimeZone() });
  document.documentElement.lang = language;
}

function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Speaks as was chosen last time, or as the browser does. Texts that cannot be loaded stay English. */
export async function startLocale(): Promise<void> {
  const stored = readStored('USER_DATA');
  const language = stored?.language ?? languageOf(navigator.languages);
  await speak(language, stored?.timeZone).catch(() => speak('en', stored?.timeZone));
}

/**
 * Changes and stores the language or the time zone of the page; null: the browser's.
 * @throws TypeError if the texts cannot be loaded; nothing has changed then
 */
export async function changeLocale(next: {
  language: Language | null;
  timeZone: string | null;
}): Promise<void> {
  const { language, timeZone } = locale();
  await speak(next.language ?? languageOf(navigator.languages), next.timeZone ?? undefined);
  const {
    language: _language,
    timeZone: _zone,
    ...kept
  } = readStored('USER_DATA') ?? {
    featureFlags: {},
  };
  writeStored('USER_DATA', {
    ...kept,
    ...(next.language === null ? {} : { language: next.language }),
    ...(next.timeZone === null ? {} : { timeZone: next.timeZone }),
  });
  if (language === locale().language && timeZone === locale().timeZone) return;
  version += 1;
  for (const listener of listeners) listener();
}
