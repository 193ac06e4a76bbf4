import type { SearchHit } from '@waybill/contract';
import { BUILTIN_POLICIES } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

type Policy = (typeof BUILTIN_POLICIES)[number];

/** Least likeness of words, as in `search_similar_names`. */
const LIKENESS = 0.35;

const textOf = (policy: Policy): string =>
  `${policy.name}\n${policy.title}\n${policy.key}`.toLowerCase();

/** Policies with all the words in their name, title or key, by name. */
export function findPolicies(words: readonly string[]): Policy[] {
  return BUILTIN_POLICIES.filter((policy) =>
    words.every((word) => textOf(policy).includes(word)),
  ).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Policies in which each word has one like it, most alike first. */
export async function findSimilarPolicies(
  tx: Transaction,
  words: readonly string[],
  limit: number,
): Promise<Policy[]> {
  const rows = await tx.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[], $2::text[]) AS policy (key, search)
     WHERE NOT EXISTS (SELECT FROM unnest($3::text[]) AS word WHERE word_similarity(word, search) < $4)
     ORDER BY word_similarity($3[1], search) DESC, key LIMIT $5`,
    [BUILTIN_POLICIES.map(({ key }) => key), BUILTIN_POLICIES.map(textOf), words, LIKENESS, limit],
  );
  return rows.flatMap(({ key }) => BUILTIN_POLICIES.filter((policy) => policy.key === key));
}

export function policyHit(policy: Policy, detections: number): SearchHit {
  return {
    kind: 'policy',
    key: policy.key,
    title: policy.name,
    detail: policy.description,
    severity: policy.severity,
    status: null,
    source: null,
    detections,
  };
}
