import { defineText, formatCount } from '@waybill/ui';

export const listText = defineText('screens/settings/tabs/data-types/list/list', {
  search: 'Search name, id, country',
  class: 'Class',
  kind: 'Kind',
  locale: 'Country',
  state: 'State',
  name: 'Name',
  sensitivity: 'Sensitivity',
  found: 'Found in 30 days',
  precision: 'Precision',
  usedBy: 'Used by',
  foundIn: (count: number, contents: number) =>
    `${formatCount(count)} in ${formatCount(contents)} contents`,
  count: (shown: number, all: number) =>
    shown === all
      ? `${formatCount(all)} types`
      : `${formatCount(shown)} of ${formatCount(all)} types`,
  test: 'Test a sample',
  make: 'New type',
  clear: 'Clear',
  noMatch: 'No data type fits',
  noMatchHelp: 'Take a filter away, or make a type of your own.',
  showAll: 'Show all',
  nothingYet: 'There are no data types',
  nothingYetHelp: 'Make the first one: a pattern is the quickest.',
});
