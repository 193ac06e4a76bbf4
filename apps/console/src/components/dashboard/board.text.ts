import { defineText } from '@waybill/ui';

export const boardText = defineText('components/dashboard/board', {
  severity: 'Severity',
  category: 'Category',
  source: 'Origin',
  destination: 'Destination',
  person: 'Person',
  policy: 'Policy',
  hours: 'Seen',
  count: 'Detections',
  nothing: 'No data for this selection',
  numberOf: (count: string, label: string) => `${count}: ${label}, open the list`,
  filterHint: 'Filter by this value. Ctrl- or ⌘-click opens the list.',
  unfilterHint: 'Remove this filter. Ctrl- or ⌘-click opens the list.',
  viewAll: (count: string) => `View all ${count}`,
  number: 'Number',
  detection: 'Detection',
  object: 'Object',
  lastSeen: 'Last seen',
  hourOf: (day: string, hour: string) => `${day} ${hour}`,
});
