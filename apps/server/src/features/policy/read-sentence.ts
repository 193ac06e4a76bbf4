import type { SentenceChoice, SentenceReading } from '@waybill/contract';
import {
  createVocabulary,
  joinVocabularies,
  NAMED_FIELDS,
  productTerms,
  sentenceReader,
  tenantTerms,
  type Vocabulary,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readOwnNames } from './evaluation/known-values.ts';

let product: Vocabulary | null = null;

/** The product's vocabulary is the same for all tenants; it is created for the first sentence. */
function productVocabulary(): Vocabulary {
  product ??= createVocabulary(productTerms(NAMED_FIELDS));
  return product;
}

/** Reads a sentence with the product's vocabulary and the names that the tenant gave. */
export async function readSentence(
  tx: Transaction,
  tenantId: number,
  asked: { sentence: string; choices: readonly SentenceChoice[] },
): Promise<SentenceReading> {
  const names = await readOwnNames(tx, tenantId);
  const own = createVocabulary(tenantTerms(names, NAMED_FIELDS));
  const reader = sentenceReader(joinVocabularies(productVocabulary(), own));
  return reader.read(asked.sentence, asked.choices);
}
