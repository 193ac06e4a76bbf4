import { defineText } from '@waybill/ui';

export const tabText = defineText('screens/console-access/tabs/roles/tab', {
  title: 'Roles',
});
