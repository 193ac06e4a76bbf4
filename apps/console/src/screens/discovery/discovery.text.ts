import { defineText } from '@waybill/ui';

export const discoveryText = defineText('screens/discovery/discovery', {
  promise: 'Discovery will draw where data moves: origins at the left, destinations at the right.',
  first: 'Every flow between two places, with its volume and its people',
  second: 'For one pair of places the trace of every object between them',
  third: 'Renaming, compressing and copying on the way',
  today: 'Until then, every detection shows its origin, its destination and the events between.',
  todayLink: 'Open the detections',
});
