import type { Translation } from '@waybill/ui';
import type { accessPageText } from './access-page.text.ts';

export const de: Translation<typeof accessPageText> = {
  notAllowed: (tab) => `Sie haben keinen Zugriff auf ${tab}`,
  loading: 'Wird geladen …',
};
