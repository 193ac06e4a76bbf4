import { defineText } from '@waybill/ui';

export const __camel__Text = defineText('widgets/__kebab__/__kebab__', {
  title: '__Title__',
  about: 'in range',
  head: 'Destination',
});
