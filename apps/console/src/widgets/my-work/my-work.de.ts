import type { Translation } from '@waybill/ui';
import type { myWorkText } from './my-work.text.ts';

export const de: Translation<typeof myWorkText> = {
  title: 'Meine Arbeit',
  about: 'offen, mir zugewiesen',
  empty: 'Keine offenen Aufgaben',
};
