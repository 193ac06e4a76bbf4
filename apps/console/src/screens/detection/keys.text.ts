import { defineText } from '@waybill/ui';

/** A catalogue of its own: the keys are shown before the code of the screen is there. */
export const keysText = defineText('screens/detection/keys', {
  walk: 'Walk through the list',
  next: 'Next in the list',
  previous: 'Previous in the list',
  detection: 'A detection',
  take: 'Take it',
  close: 'Close it and go on to the next',
  closeInThree: 'Close: letter of the verdict, digit of the reason',
  snooze: 'Snooze',
  assign: 'Assign to somebody',
  comment: 'Comment',
  openTrace: 'Open its trace',
});
