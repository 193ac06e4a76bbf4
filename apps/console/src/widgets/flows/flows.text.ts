import { defineText } from '@waybill/ui';

export const flowsText = defineText('widgets/flows/flows', {
  title: 'Where data is going',
  about: 'in range',
});
