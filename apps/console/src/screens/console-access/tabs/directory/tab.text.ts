import { defineText } from '@waybill/ui';

export const tabText = defineText('screens/console-access/tabs/directory/tab', {
  title: 'Directory',
});
