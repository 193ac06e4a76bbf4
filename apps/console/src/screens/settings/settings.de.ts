import type { Translation } from '@waybill/ui';
import type { settingsText } from './settings.text.ts';

export const de: Translation<typeof settingsText> = {
  title: 'Einstellungen',
  pageTitle: (tab) => `${tab} · Einstellungen`,
  notAllowed: (tab) => `Sie haben keinen Zugriff auf ${tab}`,
};
