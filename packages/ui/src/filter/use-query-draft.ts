import { useState } from 'react';
import type { FilterField, FilterQuery } from './filter-field.ts';
import { parseQuery, printQuery, type ParsedQuery } from './filter-query.ts';
import { complete, unfinishedToken, type Completion } from './query-completion.ts';

/** How a typed query comes. */
export interface TypedQuery {
  /** The first change since the field was entered. */
  isFirst: boolean;
  /** Typing is finished: the field lost the focus, or Enter was pressed. */
  isSettled: boolean;
}

export interface QueryDraftOptions {
  fields: readonly FilterField[];
  query: FilterQuery;
  onChange: (query: FilterQuery, typed: TypedQuery) => void;
}

interface Draft {
  text: string;
  caret: number;
  hasChanged: boolean;
}

/**
 * Text in the query field. It takes precedence while someone types; its meaning is reported as it
 * grows, without the unfinished part at the caret. Unfocused, only the free text shows.
 */
export function useQueryDraft({ fields, query, onChange }: QueryDraftOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const text = draft?.text ?? query.text;
  const unfinished = draft === null ? null : unfinishedToken(draft.text, draft.caret, fields);
  const parsed: ParsedQuery = parseQuery(text, draft === null ? [] : fields, unfinished);

  function take(next: Omit<Draft, 'hasChanged'>) {
    const skip = unfinishedToken(next.text, next.caret, fields);
    setDraft({ ...next, hasChanged: true });
    onChange(parseQuery(next.text, fields, skip).query, {
      isFirst: draft?.hasChanged !== true,
      isSettled: false,
    });
  }
  return {
    text,
    caret: draft?.caret ?? 0,
    /** Parts with an error; none while the field is unfocused. */
    faults: draft === null ? [] : parsed.faults,
    tokens: parsed.tokens,
    /** Shows the whole query; returns the caret position. */
    enter(): number {
      const printed = printQuery(query, fields);
      const whole = printed === '' ? '' : `${printed} `;
      setDraft({ text: whole, caret: whole.length, hasChanged: false });
      return whole.length;
    },
    type: take,
    moveTo: (caret: number) => setDraft((shown) => shown && { ...shown, caret }),
    /** Inserts a completion; returns the caret position. */
    choose(completion: Completion): number {
      const next = complete(text, draft?.caret ?? text.length, completion);
      take(next);
      return next.caret;
    },
    /** Takes everything that was typed at its word, also the last piece. */
    settle() {
      if (draft?.hasChanged !== true) return;
      onChange(parseQuery(draft.text, fields).query, { isFirst: false, isSettled: true });
    },
    leave() {
      setDraft(null);
    },
  };
}
