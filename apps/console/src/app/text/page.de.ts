import type { Translation } from '@waybill/ui';
import type { pageText } from './page.text.ts';

export const de: Translation<typeof pageText> = {
  notLoaded: 'Die Texte Ihrer Sprache konnten nicht geladen werden',
};
