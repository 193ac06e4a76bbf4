import type { Translation } from '@waybill/ui';
import type { criticalUnassignedText } from './critical-unassigned.text.ts';

export const de: Translation<typeof criticalUnassignedText> = {
  title: 'Kritisch, niemand zuständig',
  about: 'jetzt offen',
  empty: 'Alle kritischen Erkennungen sind zugewiesen',
};
