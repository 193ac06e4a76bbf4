import { defineText } from '@waybill/ui';

export const pageText = defineText('app/text/page', {
  notLoaded: 'Your language could not be loaded',
});
