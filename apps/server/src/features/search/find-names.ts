import type { IntegrationName, SearchKind } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { likePatterns, longestFirst } from './like-patterns.ts';

/** A person, object or destination. */
export interface FoundName {
  kind: Extract<SearchKind, 'person' | 'object' | 'place'>;
  key: string;
  title: string;
  detail: string | null;
  source: IntegrationName | null;
  /** How many of its kind match; absent where only the most similar ones are looked for. */
  total?: number;
}

type NameKind = FoundName['kind'];
export const NAME_KINDS: readonly NameKind[] = ['person', 'object', 'place'];

function isNameKind(kind: SearchKind): kind is NameKind {
  return NAME_KINDS.some((known) => known === kind);
}

interface NamesWanted {
  kinds: readonly SearchKind[];
  words: readonly string[];
  limit: number;
}

/** Names with all the words in them; without words all names. */
export async function findNames(
  tx: Transaction,
  { kinds, words, limit, text }: NamesWanted & { text: string },
): Promise<FoundName[]> {
  const rows = await tx.query<Omit<FoundName, 'total'> & { total: string }>(
    'SELECT kind, key, title, detail, source, total FROM search_names($1, $2, $3, $4)',
    [kinds.filter(isNameKind), likePatterns(words), text.toLowerCase(), limit],
  );
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

/**
 * Names in which each word has one like it, as after a slip of the hand; of every kind where detections
 * are wanted, which are found by the names that they carry.
 */
export async function findSimilarNames(
  tx: Transaction,
  { kinds, words, limit }: NamesWanted,
): Promise<FoundName[]> {
  return tx.query<FoundName & Record<string, unknown>>(
    'SELECT kind, key, title, detail, source FROM search_similar_names($1, $2, $3)',
    [
      kinds.includes('detection') ? NAME_KINDS : kinds.filter(isNameKind),
      longestFirst(words),
      limit,
    ],
  );
}
