import { defineText } from '@waybill/ui';

export const comingSoonText = defineText('components/coming-soon', {
  notBuilt: 'Not built yet',
  contents: 'What it will hold',
});
