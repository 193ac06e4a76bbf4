import { defineText } from '@waybill/ui';

export const peopleText = defineText('widgets/people/people', {
  title: 'People',
  about: 'in range',
  head: 'Person',
});
