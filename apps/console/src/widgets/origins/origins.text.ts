import { defineText } from '@waybill/ui';

export const originsText = defineText('widgets/origins/origins', {
  title: 'Origins',
  about: 'in range',
  head: 'Origin',
});
