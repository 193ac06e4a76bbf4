import type { IntegrationName } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { longestFirst, namePatterns } from './like-patterns.ts';

/** Kinds of `search_name`: `person` is whom sources describe, `actor` who is known from events alone. */
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
  words: readonly string[];
  limit: number;
}

/** Names of a kind with all the words in them, those that begin with `start` first; without words all names. */
export async function findNames(
  tx: Transaction,
  { kind, words, limit, start }: NamesWanted & { start: string },
): Promise<FoundNames> {
  const rows = await tx.query<FoundName & { total: string }>(
    'SELECT * FROM search_names($1, $2, $3, $4)',
    [kind, namePatterns(words), start, limit],
  );
  return { total: Number(rows[0]?.total ?? 0), names: rows };
}

/** Names of a kind in which each word has one like it, as after a typing error, most alike first. */
export async function findSimilarNames(
  tx: Transaction,
  { kind, words, limit }: NamesWanted,
): Promise<FoundNames> {
  const names = await tx.query<FoundName>('SELECT * FROM search_similar_names($1, $2, $3)', [
    kind,
    longestFirst(words),
    limit,
  ]);
  return { total: names.length, names };
}
