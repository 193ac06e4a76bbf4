import { CLASSIFIER_FILES } from '../classifiers.gen.ts';
import { SECRET_TABLES } from '../secret-tables.gen.ts';
import type { Classifier } from './define-classifier.ts';
import { secretClassifier } from './secret-row.ts';

const firstSecret = CLASSIFIER_FILES.findIndex(isSecret);
const secrets = [
  ...CLASSIFIER_FILES.filter(isSecret),
  ...SECRET_TABLES.flat().map(secretClassifier),
].toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Every data type that is shipped, by group; secrets by id, whether a file declares them or a row. */
export const CLASSIFIERS: readonly Classifier[] = CLASSIFIER_FILES.filter(
  (classifier) => !isSecret(classifier),
).toSpliced(firstSecret, 0, ...secrets);

function isSecret({ class: dataClass }: Classifier): boolean {
  return dataClass === 'secret';
}
