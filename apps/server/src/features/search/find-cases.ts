import { foldText, type SearchHit } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { namedCases, type NamedCase } from '../cases/cases-read-model.ts';
import { similarTexts } from './find-similar-texts.ts';
import { hitOf } from './found-groups.ts';

const nameOf = ({ number, title }: NamedCase): string => `CASE-${number} ${title}`;
const textOf = (one: NamedCase): string => foldText(` ${nameOf(one)}`);

/** Cases with all the words in their number or title, last changed first. */
export async function findCases(tx: Transaction, words: readonly string[]): Promise<NamedCase[]> {
  const cases = await namedCases(tx);
  return cases.filter((one) => words.every((word) => textOf(one).includes(word)));
}

/** Cases with a similar word for each word, most similar first. */
export async function findSimilarCases(
  tx: Transaction,
  words: readonly string[],
  limit: number,
): Promise<NamedCase[]> {
  const cases = await namedCases(tx);
  const texts = cases.map((one) => ({ key: one.caseId, text: textOf(one) }));
  const ids = await similarTexts(tx, texts, { words, limit });
  return ids.flatMap((id) => cases.filter(({ caseId }) => caseId === id));
}

export function caseHit(one: NamedCase): SearchHit {
  return hitOf({ kind: 'case', key: one.caseId, title: nameOf(one), detail: one.state });
}
