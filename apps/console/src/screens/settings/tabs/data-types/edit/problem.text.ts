import { defineText } from '@waybill/ui';

export const problemText = defineText('screens/settings/tabs/data-types/edit/problem', {
  'word-empty': 'Needs a letter or a digit',
  'type-unknown': 'Unknown data type',
  'type-itself': 'A type cannot include itself',
  'type-composite': 'A composite type cannot include another composite type',
  'type-retired': 'The data type is retired',
  'column-twice': 'Duplicate column',
  'primary-unknown': 'Must be one of the columns',
  'others-too-many': 'Must be less than the number of columns',
  'columns-differ': 'Do not match the uploaded table',
  'material-differs': 'Does not match the uploaded file',
});
