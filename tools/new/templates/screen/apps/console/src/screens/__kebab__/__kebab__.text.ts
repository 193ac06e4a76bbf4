import { defineText } from '@waybill/ui';

export const __camel__Text = defineText('screens/__kebab__/__kebab__', {
  nothingYet: 'Nothing here yet',
});
