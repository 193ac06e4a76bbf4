import { defineText } from '@waybill/ui';

export const settingsText = defineText('screens/settings/settings', {
  title: 'Settings',
  pageTitle: (tab: string) => `${tab} · Settings`,
  notAllowed: (tab: string) => `You do not have access to ${tab}`,
});
