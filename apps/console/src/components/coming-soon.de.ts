import type { Translation } from '@waybill/ui';
import type { comingSoonText } from './coming-soon.text.ts';

export const de: Translation<typeof comingSoonText> = {
  notBuilt: 'Noch nicht verfügbar',
  contents: 'Geplanter Umfang',
};
