import type { Translation } from '@waybill/ui';
import type { attentionText } from './attention.text.ts';

export const de: Translation<typeof attentionText> = {
  title: 'Braucht Aufmerksamkeit',
  note: 'Die Richtlinie läuft weiter. Beheben Sie das, bevor Sie die nächste Version aktivieren.',
};
