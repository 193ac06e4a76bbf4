import { defineText } from '@waybill/ui';

export const detectionPageText = defineText('screens/detection/detection', {
  detections: 'Detections',
  notAvailable: 'Not available',
  notAvailableHelp: 'This detection does not exist, was removed, or you do not have access.',
  backToList: 'Back to the list',
  facts: 'Facts',
  scoreIs: (score: number) => `Score ${score}`,
  place: (at: number, count: number) => `${at} of ${count}`,
  previous: 'Previous in the list',
  next: 'Next in the list',
  isFirst: 'This is the first one',
  isLast: 'This is the last one',
});
