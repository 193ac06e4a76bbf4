import { defineText, formatCount } from '@waybill/ui';

/** Words for the stored values of a data type, and what several of its views say. */
export const wordsText = defineText('screens/settings/tabs/data-types/words/words', {
  'built-in': 'Built-in',
  pattern: 'Pattern',
  dictionary: 'Dictionary',
  exact: 'Exact values',
  fingerprint: 'Document fingerprint',
  composite: 'Composite',

  patternHint: 'A value that is written in a certain way, e.g. a project number.',
  dictionaryHint: 'Words and phrases, e.g. code names.',
  exactHint: 'Rows of your own table, e.g. customers; only hashes of them are kept.',
  fingerprintHint: 'Documents made from a template, e.g. a contract form.',
  compositeHint: 'Other types that stand together, e.g. a name and a diagnosis.',

  draft: 'Draft',
  shadow: 'Shadow',
  active: 'Active',
  retired: 'Retired',
  off: 'Off',

  anyCountry: 'Any country',
  dataTypes: 'Data types',
  precisionOf: (percent: string, n: number) => `${percent} of ${formatCount(n)}`,
  notJudged: 'Nothing has been judged yet',
  none: '–',
  undo: 'Undo',
  takenBack: 'Taken back',
  changedMeanwhile: 'Somebody changed it in the meantime',
  changedMeanwhileHelp: 'It has been loaded again. Look at it and repeat the change.',
});
