import { defineText } from '@waybill/ui';

export const detectionPageText = defineText('screens/detection/detection', {
  detections: 'Detections',
  notAvailable: 'Not available to you, or removed',
  notAvailableHelp: 'There is no such detection in this organisation, or not any more.',
  backToList: 'Back to the list',
  facts: 'Facts',
  scoreIs: (score: number) => `Score ${score}`,
  place: (at: number, count: number) => `${at} of ${count}`,
  previous: 'Previous in the list',
  next: 'Next in the list',
  isFirst: 'This is the first one',
  isLast: 'This is the last one',
});
