import { defineText } from '@waybill/ui';

export const managedAppsText = defineText('components/managed-apps/managed-apps', {
  label: 'Apps',
  all: 'All',
  managed: 'Managed',
  unmanaged: 'Unmanaged',
});
