import type { Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

export const de: Translation<typeof tabText> = {
  title: 'Rollen',
};
