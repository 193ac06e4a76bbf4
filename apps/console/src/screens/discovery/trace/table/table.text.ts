import { defineText } from '@waybill/ui';

/** Headings of the table of steps, and those of its file, which are the same in every language. */
export const traceTableText = defineText('screens/discovery/trace/table/table', {
  label: 'Steps of the trace',
  time: 'Time',
  action: 'Action',
  person: 'Person',
  from: 'From',
  to: 'To',
  became: 'Relation',
  method: 'Rests on',
  confidence: 'Confidence',
  detections: 'Detections',
  lost: 'Missing records',
  none: 'No step is drawn',
});
