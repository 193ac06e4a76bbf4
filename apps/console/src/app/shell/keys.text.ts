import { defineText } from '@waybill/ui';

export const keysText = defineText('app/shell/keys', {
  lists: 'Lists',
  goTo: 'Go to',
  everywhere: 'Everywhere',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  firstRow: 'First row',
  lastRow: 'Last row',
  openBeside: 'Open beside the list',
  openPage: 'Open as a page',
  select: 'Select',
  actions: 'More actions',
  filter: 'Filter by text',
  close: 'Close what is open',
  search: 'Search and commands',
  notification: 'Go to the notification',
  thisMap: 'This map',
  singleKeys: 'Shortcuts of a single key',
  singleKeysHint: 'Off: letters and signs do nothing by themselves. Kept in this browser.',
});
