import { defineText, formatCount } from '@waybill/ui';

export const traceStripText = defineText('components/detection/trace-strip', {
  trace: 'Trace',
  loading: 'Loading the trace',
  open: 'Open trace',
  stepsBetween: (count: number) => `${formatCount(count)} more steps`,
  way: 'Data path',
  'no-object': 'The event names no object to trace.',
  'no-source': 'The origin of this data is unknown.',
  'failed-act': 'The action failed, so no data moved.',
  noTrace: 'No trace available.',
});
