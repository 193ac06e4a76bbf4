import type { Translation } from '@waybill/ui';
import type { sessionText } from './session.text.ts';

export const de: Translation<typeof sessionText> = {
  needsPermission: (permission) => `Erfordert die Berechtigung ${permission}`,
};
