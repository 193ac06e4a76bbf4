import { defineText } from '@waybill/ui';

/** A separate catalogue: the keys are shown before the code of the screen is loaded. */
export const keysText = defineText('screens/detection/keys', {
  walk: 'Navigate',
  next: 'Next in the list',
  previous: 'Previous in the list',
  detection: 'Detection',
  take: 'Assign to me',
  close: 'Close and go to next',
  closeInThree: 'Close: letter for verdict, digit for reason',
  snooze: 'Snooze',
  assign: 'Assign',
  comment: 'Comment',
  openTrace: 'Open trace',
  firstAction: 'First of the next actions',
  lastAction: 'Fourth of the next actions',
});
