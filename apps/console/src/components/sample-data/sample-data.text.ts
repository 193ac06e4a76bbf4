import { defineText } from '@waybill/ui';

export const sampleDataText = defineText('components/sample-data/sample-data', {
  banner: 'Sample data',
  included: 'What you see includes sample data. It is made up and belongs to nobody.',
  loading: 'Loading sample data',
  emptying: 'Emptying sample data',
  empty: 'Empty sample data',
  emptyAsk: 'Empty the sample data?',
  emptyDetail:
    'All sample events and the detections made from them are removed. It can be loaded again as long as no real data has arrived.',
});
