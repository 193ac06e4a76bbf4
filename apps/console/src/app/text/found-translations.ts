import { addTranslation, type Language } from '@waybill/ui';

/** Folder of this module below the source folder: what the found files are named relative to. */
const HERE = 'file:///app/text/';

/** The catalogue that a translation's file is next to, e.g. `ui/chart/chart`. */
export function catalogueIdOf(file: string): string {
  const { pathname } = new URL(file, HERE);
  const id = pathname.slice(1).replace(/\.[a-z]{2}\.ts$/, '');
  const ofUi = /packages\/ui\/src\/(.+)$/.exec(id)?.[1];
  return ofUi === undefined ? id : `ui/${ofUi}`;
}

/** Loads all texts of a language, in one file; immediately for English, which is part of the code. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en') return;
  const { GERMAN } = await import('./german.ts');
  for (const [file, messages] of Object.entries(GERMAN)) {
    addTranslation(language, catalogueIdOf(file), messages);
  }
}
