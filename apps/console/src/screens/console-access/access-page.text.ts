import { defineText } from '@waybill/ui';

export const accessPageText = defineText('screens/console-access/access-page', {
  notAllowed: (tab: string) => `You do not have access to ${tab}`,
  loading: 'Loading…',
});
