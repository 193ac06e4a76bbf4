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
  nothing: 'Nothing in this selection',
  numberOf: (count: string, label: string) => `${count}: ${label}, open the list`,
  filterHint: 'Filter everything by this. Ctrl or ⌘ and a click opens the list.',
  unfilterHint: 'Take this filter away. Ctrl or ⌘ and a click opens the list.',
  viewAll: (count: string) => `View all ${count}`,
  number: 'Number',
  detection: 'Detection',
  object: 'Object',
  lastSeen: 'Last seen',
  hourOf: (day: string, hour: string) => `${day} ${hour}`,
});
