import type { KeyGroup } from '@waybill/ui';

/** Addresses behind `G` and a letter. */
export const GO_KEYS: Readonly<Record<string, { to: string; label: string }>> = {
  h: { to: '/', label: 'Dashboard' },
  d: { to: '/detections', label: 'Detections' },
  t: { to: '/discovery', label: 'Discovery' },
  p: { to: '/policies', label: 'Policies' },
  s: { to: '/settings', label: 'Settings' },
};

/** The map of the keyboard that `?` shows. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    label: 'Lists',
    items: [
      { keys: ['J'], label: 'Next row' },
      { keys: ['K'], label: 'Previous row' },
      { keys: ['Enter'], label: 'Open beside the list' },
      { keys: ['Shift+Enter'], label: 'Open as a page' },
      { keys: ['Esc'], label: 'Close what is open' },
      { keys: ['/'], label: 'Filter by text' },
    ],
  },
  {
    label: 'Detection',
    items: [
      { keys: ['J'], label: 'Next in the list' },
      { keys: ['K'], label: 'Previous in the list' },
    ],
  },
  {
    label: 'Histogram',
    items: [
      { keys: ['←', '→'], label: 'Move the chosen span' },
      { keys: ['Shift+→'], label: 'Make it longer' },
      { keys: ['T'], label: 'Show as a table' },
    ],
  },
  {
    label: 'Everywhere',
    items: [
      { keys: ['Ctrl+K'], label: 'Search' },
      ...Object.entries(GO_KEYS).map(([key, { label }]) => ({
        keys: ['G', key.toUpperCase()],
        label: `Go to ${label}`,
      })),
      { keys: ['F8'], label: 'Go to the notification' },
      { keys: ['?'], label: 'This map' },
    ],
  },
];
