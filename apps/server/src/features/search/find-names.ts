import type { IntegrationName } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { namePatterns } from './like-patterns.ts';

/** Kinds of `search_name`: `person` is listed by sources, `actor` known only from events. */
export type NameKind = 'person' | 'actor' | 'object' | 'place' | 'flow';

/** A row of `search_name`. */
export interface FoundName {
  kind: NameKind;
  key: string;
  title: string;
  detail: string | null;
  source: IntegrationName | null;
  event_id: string | null;
  [column: string]: unknown;
}

export interface FoundNames {
  /** At most 1,000. */
  total: number;
  names: FoundName[];
}

interface NamesWanted {
  kind: NameKind;
  /** A name has one word of each list; without lists all names match. */
  words: readonly (readonly string[])[];
  /** Prefix matches come first. */
  start: string;
  limit: number;
}

/** Names of a kind with all the words in them. */
export async function findNames(
  tx: Transaction,
  { kind, words, start, limit }: NamesWanted,
): Promise<FoundNames> {
  const { patterns, groups } = namePatterns(words);
  const rows = await tx.query<FoundName & { total: string }>(
    'SELECT * FROM search_names($1, $2, $3, $4, $5)',
    [kind, patterns, groups, start, limit],
  );
  return { total: Number(rows[0]?.total ?? 0), names: rows };
}
