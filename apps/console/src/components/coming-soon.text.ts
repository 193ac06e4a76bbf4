import { defineText } from '@waybill/ui';

export const comingSoonText = defineText('components/coming-soon', {
  notBuilt: 'Not available yet',
  contents: 'What will be here',
});
