import { locale, type Language } from './locale.ts';

/** One text, or a function that puts values into it. */
// Accepts any list of arguments; each text's definition specifies its own.
type Message = string | ((...values: never[]) => string);
type Messages = Readonly<Record<string, Message>>;

/** The same keys and arguments, with any wording. */
type Wording<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : string;
};

/** A catalogue: the texts of one part of the page. */
export interface Text<M extends Messages> {
  /** Address of its file below the source folder, without ending, e.g. `screens/detections/detections`. */
  readonly id: string;
  readonly english: M;
}

/** Type of a catalogue's translation: `export const de: Translation<typeof someText> = {…}`. */
export type Translation<T> = T extends Text<infer M> ? Wording<M> : never;

type Other = Exclude<Language, 'en'>;
const translations = new Map<string, Messages>();

/**
 * Defines the texts of one part of the page, in English. Use in `<name>.text.ts`; translations are next
 * to it in `<name>.<language>.ts`.
 */
export function defineText<const M extends Messages>(id: string, english: M): Text<M> {
  return { id, english };
}

/** Takes over a catalogue's translation, once its file is loaded. */
export function addTranslation(language: Other, id: string, messages: Messages): void {
  translations.set(`${language}/${id}`, messages);
}

/**
 * The texts in the page's language. Call it when rendering, never when loading a module: the language
 * is not known then.
 */
export function textOf<M extends Messages>(text: Text<M>): Wording<M>;
// The wording of every language has the catalogue's keys and arguments: `Translation` sees to it.
export function textOf(text: Text<Messages>): Messages {
  const { language } = locale();
  return translations.get(`${language}/${text.id}`) ?? text.english;
}
