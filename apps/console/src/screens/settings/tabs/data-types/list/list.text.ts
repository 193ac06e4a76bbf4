import { defineText, formatCount } from '@waybill/ui';

export const listText = defineText('screens/settings/tabs/data-types/list/list', {
  search: 'Search by name, ID or country',
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
  noMatch: 'No matching data types',
  noMatchHelp: 'Remove a filter or create a data type.',
  showAll: 'Show all',
  nothingYet: 'No data types',
  nothingYetHelp: 'Create your first one. A pattern is the quickest.',
});
