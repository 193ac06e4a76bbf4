import { defineText } from '@waybill/ui';

export const pageText = defineText('app/text/page', {
  notLoaded: 'The texts of your language could not be loaded',
});
