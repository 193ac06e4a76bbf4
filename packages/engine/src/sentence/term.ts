import type { Condition } from '@waybill/contract';
import type { FieldDefinition } from '../policy/field.ts';
import type { WindowRule } from '../policy/window-rule.ts';

/** Conditions of one slot are alternatives; all slots must match. */
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

/** Unit after a number. */
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

/** Meaning of a phrase. */
export type Meaning =
  | { kind: 'is'; slot: Slot; condition: Condition }
  /** A service or integration; the surrounding words say whether data comes from it or goes there. */
  | { kind: 'place'; name: string }
  /** A field that wants a value after it. */
  | { kind: 'field'; field: FieldDefinition }
  /** Subject of a built-in policy. */
  | { kind: 'subject'; key: string; condition: Condition; window: WindowRule | null }
  /** Ambiguous: the author is asked. */
  | { kind: 'either'; options: readonly { optionId: string; means: Meaning }[] }
  | { kind: 'span'; ms: number }
  | { kind: 'number'; value: number }
  | { kind: 'grammar'; word: GrammarWord };

/** A phrase of the vocabulary. */
export interface Term {
  phrase: string;
  means: Meaning;
  /** Unit after a number. */
  unit?: CountUnit;
  /** Factor of a unit of size. */
  bytes?: number;
  /** Ignored if something in the same slot is more specific. */
  isWeak?: boolean;
  /** Also an ordinary word: recognized only if written like a name, as a place. */
  isOrdinary?: boolean;
}
