import { defineText } from '@waybill/ui';

/** A catalogue of its own: the keys are shown before the code of the screen is there. */
export const keysText = defineText('screens/detection/keys', {
  walk: 'Walk through the list',
  next: 'Next in the list',
  previous: 'Previous in the list',
  detection: 'A detection',
  openTrace: 'Open its trace',
});
