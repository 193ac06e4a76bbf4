import type { Condition } from '@waybill/contract';
import type { FieldDefinition } from '../policy/field.ts';
import type { WindowRule } from '../policy/window-rule.ts';

/** Conditions of one slot are alternatives; those of different slots all have to be met. */
export type Slot =
  | 'data'
  | 'sensitivity'
  | 'action'
  | 'destination'
  | 'origin'
  | 'source'
  | 'account'
  | 'person'
  | 'object'
  | 'device'
  | 'content'
  | 'subject';

/** What a number before a word counts. */
export type CountUnit =
  | 'objects'
  | 'events'
  | 'values'
  | 'people'
  | 'destinations'
  | 'rows'
  | 'recipients'
  | 'bytes';

/** Words of grammar. `small` words carry no meaning of their own. */
export type GrammarWord =
  | 'small'
  | 'from'
  | 'to'
  | 'in'
  | 'not'
  | 'modal'
  | 'except'
  | 'many'
  | 'more'
  | 'least'
  | 'under'
  | 'most'
  | 'one'
  | 'is';

/** What a phrase means. */
export type Meaning =
  | { kind: 'is'; slot: Slot; condition: Condition }
  /** A service or an integration; the words around it say whether data comes from it or goes there. */
  | { kind: 'place'; name: string }
  /** A field that wants a value after it. */
  | { kind: 'field'; field: FieldDefinition }
  /** What a built-in policy is about. */
  | { kind: 'subject'; key: string; condition: Condition; window: WindowRule | null }
  /** Several things: the writer is asked. */
  | { kind: 'either'; options: readonly { optionId: string; means: Meaning }[] }
  | { kind: 'span'; ms: number }
  | { kind: 'number'; value: number }
  | { kind: 'grammar'; word: GrammarWord };

/** A phrase of the vocabulary. */
export interface Term {
  phrase: string;
  means: Meaning;
  /** What a number before it counts. */
  unit?: CountUnit;
  /** Factor of a unit of size. */
  bytes?: number;
  /** It is left out where something in the same slot says more. */
  isWeak?: boolean;
  /** An ordinary word too: it is meant only where it is written like a name, as a place. */
  isOrdinary?: boolean;
}
