import type { Transaction } from '@waybill/store';

/** Minimum word similarity, as in `search_similar_names`. */
const LIKENESS = 0.35;

/** Keys of texts with a similar word for each word, most similar first. The texts are folded. */
export async function similarTexts(
  tx: Transaction,
  texts: readonly { key: string; text: string }[],
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[], $2::text[]) AS told (key, search)
     WHERE NOT EXISTS (SELECT FROM unnest($3::text[]) AS word WHERE word_similarity(word, search) < $4)
     ORDER BY word_similarity($3[1], search) DESC, key LIMIT $5`,
    [texts.map(({ key }) => key), texts.map(({ text }) => text), words, LIKENESS, limit],
  );
  return rows.map(({ key }) => key);
}
