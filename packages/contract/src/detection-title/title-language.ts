import type { EventAction } from '../enums.ts';
import type { CountWords } from './data-words.data.ts';
import type { TitleParts } from './title-parts.ts';

/** A kind of object, and what a folder of a code host is. */
export type ObjectWord = TitleParts['object']['kind'] | 'repository';

type Place = NonNullable<TitleParts['destination']>;

/** How far an object was opened. */
export type Opened = 'public' | 'link' | 'external';

/** Content of a title before it is arranged for a language. */
export interface TitleSentence {
  /** The moved data as text: `40 card numbers from notes.txt`. */
  what: string;
  person: string | null;
  act:
    | { kind: 'opened'; to: Opened }
    | { kind: 'forwarded'; to: string | null }
    | { kind: 'downloaded'; from: string | null }
    | { kind: 'moved'; verb: MoveVerb; to: string | null };
}

export const MOVE_VERBS = ['pasted', 'uploaded', 'sent', 'shared', 'copied', 'pushed'] as const;
export type MoveVerb = (typeof MOVE_VERBS)[number];

export const VERB_OF_ACTION: Readonly<Partial<Record<EventAction, MoveVerb>>> = {
  Paste: 'pasted',
  Upload: 'uploaded',
  Send: 'sent',
  Share: 'shared',
  Copy: 'copied',
  CopyFile: 'copied',
  CLI: 'pushed',
};

/** The words and the order of one language. Each is one file in this folder. */
export interface TitleLanguage {
  dataWords: ReadonlyMap<string, CountWords>;
  number(value: number): string;
  and(parts: readonly string[]): string;
  /** `40 card numbers from notes.txt` */
  within(data: string, object: string): string;
  /** Several objects of a kind: `60 files` */
  several(count: string, kind: ObjectWord): string;
  /** An object without a name: `A file` */
  unnamed(kind: TitleParts['object']['kind']): string;
  sourceCode: string;
  /** Forwarding of a mailbox. */
  mail: string;
  place(place: Place): string;
  sentence(sentence: TitleSentence): string;
  /** A title that names an action, with what it concerned and who did it. */
  named(title: string, object: string | null, person: string | null): string;
}
