import type { Translation } from '@waybill/ui';
import type { criticalUnassignedText } from './critical-unassigned.text.ts';

export const de: Translation<typeof criticalUnassignedText> = {
  title: 'Kritisch, niemand zuständig',
  about: 'jetzt offen',
  empty: 'Keine kritische Erkennung wartet auf jemanden',
};
