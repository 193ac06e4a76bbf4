import type { Translation } from '@waybill/ui';
import type { managedAppsText } from './managed-apps.text.ts';

export const de: Translation<typeof managedAppsText> = {
  label: 'Apps',
  all: 'Alle',
  managed: 'Verwaltet',
  unmanaged: 'Nicht verwaltet',
};
