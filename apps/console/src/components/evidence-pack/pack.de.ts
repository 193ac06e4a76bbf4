import type { Translation } from '@waybill/ui';
import type { packText } from './pack.text.ts';

export const de: Translation<typeof packText> = {
  exportPack: 'Beweispaket',
  exporting: (name) => `Beweispaket von ${name} wird exportiert`,
  exported: 'Beweispaket exportiert',
};
