import { defineText } from '@waybill/ui';

export const sessionText = defineText('app/session/session', {
  needsPermission: (permission: string) => `Requires the permission ${permission}`,
});
