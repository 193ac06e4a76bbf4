import { useState } from 'react';
import type { FilterField, FilterQuery } from './filter-field.ts';
import { parseQuery, printQuery, type ParsedQuery } from './filter-query.ts';
import { complete, unfinishedToken, type Completion } from './query-completion.ts';

/** How a typed query comes. */
export interface TypedQuery {
  /** The first change since the field was entered. */
  isFirst: boolean;
  /** Someone is done typing: the field is left, or Enter was pressed. */
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
 * What is typed in the query field. It leads while someone types; what it means is told as it grows,
 * without the piece at the caret that is not finished. Away from the field only the free text shows.
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
    /** Pieces with a fault; none while no one is in the field. */
    faults: draft === null ? [] : parsed.faults,
    tokens: parsed.tokens,
    /** Shows the whole query; gives back where the caret belongs. */
    enter(): number {
      const printed = printQuery(query, fields);
      const whole = printed === '' ? '' : `${printed} `;
      setDraft({ text: whole, caret: whole.length, hasChanged: false });
      return whole.length;
    },
    type: take,
    moveTo: (caret: number) => setDraft((shown) => shown && { ...shown, caret }),
    /** Puts a completion in place; gives back where the caret belongs. */
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
