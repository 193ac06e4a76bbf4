import { defineText, formatCount } from '@waybill/ui';

/** Words for the stored values of a data type, and shared texts of its views. */
export const wordsText = defineText('screens/settings/tabs/data-types/words/words', {
  'built-in': 'Built-in',
  pattern: 'Pattern',
  dictionary: 'Dictionary',
  exact: 'Exact values',
  fingerprint: 'Document fingerprint',
  composite: 'Composite',

  patternHint: 'A value with a fixed format, e.g. a project number.',
  dictionaryHint: 'Words and phrases, e.g. code names.',
  exactHint: 'Rows of your table, e.g. customers. Only hashes are stored.',
  fingerprintHint: 'Documents based on a template, e.g. a contract form.',
  compositeHint: 'Other types that occur together, e.g. a name and a diagnosis.',

  draft: 'Draft',
  shadow: 'Shadow',
  active: 'Active',
  retired: 'Retired',
  off: 'Off',

  anyCountry: 'Any country',
  dataTypes: 'Data types',
  precisionOf: (percent: string, n: number) => `${percent} of ${formatCount(n)}`,
  notJudged: 'No verdicts yet',
  none: '–',
  undo: 'Undo',
  takenBack: 'Undone',
  changedMeanwhile: 'Someone else changed this data type',
  changedMeanwhileHelp: 'The latest version is loaded. Review it and repeat your change.',
});
