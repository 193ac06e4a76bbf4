import { defineText } from '@waybill/ui';

/** Headings of the table of steps, and those of its file, which are the same in every language. */
export const traceTableText = defineText('screens/discovery/trace/table/table', {
  label: 'Trace steps',
  time: 'Time',
  action: 'Action',
  person: 'Person',
  from: 'From',
  to: 'To',
  became: 'Relation',
  method: 'Based on',
  confidence: 'Confidence',
  detections: 'Detections',
  lost: 'Missing events',
  none: 'No steps shown',
});
