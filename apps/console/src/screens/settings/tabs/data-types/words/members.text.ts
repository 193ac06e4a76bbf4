import { defineText } from '@waybill/ui';

/** Names of a declaration's members. */
export const membersText = defineText('screens/settings/tabs/data-types/words/members', {
  pattern: 'Pattern',
  caseless: 'Ignore case',
  keywords: 'Keywords',
  proximity: 'Keyword distance, in bytes',
  needsKeyword: 'Require a keyword nearby',
  ignored: 'Ignored values',
  minimumCount: 'Minimum unique values',
  words: 'Words and phrases',
  columns: 'Columns',
  primary: 'Primary column',
  others: 'Other values required from the row',
  within: 'Distance, in bytes',
  containment: 'Minimum share of a template',
  mode: 'Required parts',
  parts: 'Parts',
});
