import type { Classifier, ClassifierExamples } from '../src/classifiers/define-classifier.ts';
import { SECRET_TABLES } from '../src/secret-tables.gen.ts';
import { secretExamples } from './secret-examples.ts';
import { SECRET_TOKENS } from './secret-tokens.data.ts';

const NONE: ClassifierExamples = { match: [], noMatch: [] };
const ROWS = new Map(SECRET_TABLES.flat().map((row) => [row.id, row]));

/** The examples of a shipped classifier, whether they are in its file or are made for its row. */
export function examplesOf({ id, examples }: Classifier): ClassifierExamples {
  const row = ROWS.get(id);
  return row === undefined ? (examples ?? NONE) : secretExamples(row, SECRET_TOKENS[id] ?? []);
}
