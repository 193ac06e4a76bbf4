import { defineText, formatCount } from '@waybill/ui';

export const traceStripText = defineText('components/detection/trace-strip', {
  trace: 'Trace',
  loading: 'Loading the trace',
  open: 'Open the trace',
  stepsBetween: (count: number) => `${formatCount(count)} more steps`,
  way: 'Way of the data',
  'no-object': 'The act names no object that could be followed.',
  'no-source': 'Nothing is known of where the data of this act came from.',
  'failed-act': 'The act failed, so that nothing moved.',
  noTrace: 'There is no trace of this act.',
});
