import { defineText } from '@waybill/ui';

/** Names of what a declaration is made of. */
export const membersText = defineText('screens/settings/tabs/data-types/words/members', {
  pattern: 'Pattern',
  caseless: 'Capitals do not matter',
  keywords: 'Keywords',
  proximity: 'Keywords count within, in bytes',
  needsKeyword: 'Only with a keyword near',
  ignored: 'Values that are none',
  minimumCount: 'Different values needed',
  words: 'Words and phrases',
  columns: 'Columns',
  primary: 'Column that is looked for first',
  others: 'Other values of the row needed',
  within: 'Within, in bytes',
  containment: 'Share of a template needed',
  mode: 'Parts needed',
  parts: 'Parts',
});
