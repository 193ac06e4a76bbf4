import { defineText } from '@waybill/ui';

export const problemText = defineText('screens/settings/tabs/data-types/edit/problem', {
  'word-empty': 'Needs a letter or a digit',
  'type-unknown': 'There is no such data type',
  'type-itself': 'A type cannot be a part of itself',
  'type-composite': 'A composite type cannot be a part of another',
  'type-retired': 'The data type is retired',
  'column-twice': 'A column is there twice',
  'primary-unknown': 'Must be one of the columns',
  'others-too-many': 'Must be less than the number of columns',
  'columns-differ': 'Do not fit the uploaded table',
  'material-differs': 'Does not fit what was uploaded',
});
