import { defineText } from '@waybill/ui';

export const policiesText = defineText('widgets/policies/policies', {
  title: 'Policies',
  about: 'in range',
  head: 'Policy',
});
