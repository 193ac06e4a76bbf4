import { defineText } from '@waybill/ui';

/** A separate catalogue: the keys are shown before the code of the screen is loaded. */
export const keysText = defineText('screens/detections/keys', {
  triage: 'Triage',
  take: 'Assign to me',
  close: 'Close detection or selection',
  closeInThree: 'Close: letter for verdict, digit for reason',
  snooze: 'Snooze',
  assign: 'Assign',
  comment: 'Comment',
  list: 'List',
  views: 'Saved views: open, save, rename, share',
  histogram: 'Histogram',
  earlier: 'Move the selection earlier',
  later: 'Move the selection later',
  longer: 'Extend the selection',
  asTable: 'Show as a table',
});
