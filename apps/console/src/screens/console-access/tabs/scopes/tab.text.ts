import { defineText } from '@waybill/ui';

export const tabText = defineText('screens/console-access/tabs/scopes/tab', {
  title: 'Scopes',
});
