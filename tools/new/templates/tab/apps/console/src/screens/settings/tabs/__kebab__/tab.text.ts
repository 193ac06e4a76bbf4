import { defineText } from '@waybill/ui';

export const tabText = defineText('screens/settings/tabs/__kebab__/tab', {
  title: '__Title__',
});
