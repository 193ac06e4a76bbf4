import { defineText } from '@waybill/ui';

export const keysText = defineText('app/shell/keys', {
  lists: 'Lists',
  goTo: 'Go to',
  everywhere: 'Everywhere',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  firstRow: 'First row',
  lastRow: 'Last row',
  openBeside: 'Open in panel',
  openPage: 'Open as page',
  select: 'Select',
  actions: 'More actions',
  filter: 'Filter by text',
  close: 'Close panel or dialog',
  search: 'Search and commands',
  notification: 'Go to the notification',
  thisMap: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'When off, single letters and symbols do nothing. Saved in this browser.',
});
