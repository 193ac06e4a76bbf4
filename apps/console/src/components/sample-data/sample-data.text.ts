import { defineText } from '@waybill/ui';

export const sampleDataText = defineText('components/sample-data/sample-data', {
  banner: 'Sample data',
  included: 'This workspace contains sample data.',
  loading: 'Loading sample data',
  emptying: 'Removing sample data',
  empty: 'Remove sample data',
  emptyAsk: 'Remove sample data?',
  emptyDetail:
    'Removes all sample events and their detections. You can load it again until real data arrives.',
});
