import { defineText } from '@waybill/ui';

/** A catalogue of its own: the keys are shown before the code of the screen is there. */
export const keysText = defineText('screens/detections/keys', {
  triage: 'Triage',
  take: 'Take it',
  close: 'Close it, or the selected ones',
  closeInThree: 'Close: letter of the verdict, digit of the reason',
  snooze: 'Snooze',
  assign: 'Assign to somebody',
  comment: 'Comment',
  list: 'List',
  views: 'Saved views: open one, save, rename, share',
  histogram: 'Histogram',
  earlier: 'Move the chosen span to earlier',
  later: 'Move the chosen span to later',
  longer: 'Make the chosen span longer',
  asTable: 'Show as a table',
});
