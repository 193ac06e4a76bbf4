/** Languages with all texts of the console; the first one is part of the code. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How numbers and times are written in each language, as a BCP 47 tag. */
const FORMATS: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

export interface Locale {
  language: Language;
  /** IANA name, e.g. `Europe/Berlin`. */
  timeZone: string;
}

const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Not before someone asks: a browser's first look at its time zone is slow. */
let shown: Locale | undefined;

/**
 * Sets the page's language and format. Already rendered texts stay unchanged: the caller rerenders the
 * page. An unknown time zone is ignored.
 */
export function setLocale(next: Partial<Locale>): void {
  const timeZone = next.timeZone ?? locale().timeZone;
  shown = {
    language: next.language ?? locale().language,
    timeZone: isTimeZone(timeZone) ? timeZone : browserTimeZone(),
  };
}

export function locale(): Locale {
  shown ??= { language: 'en', timeZone: browserTimeZone() };
  return shown;
}

/** BCP 47 tag for `Intl`. */
export function formatTag(): string {
  return FORMATS[locale().language];
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
