import type { Translation } from '@waybill/ui';
import type { policiesText } from './policies.text.ts';

export const de: Translation<typeof policiesText> = {
  title: 'Richtlinien',
  about: 'im Zeitraum',
  head: 'Richtlinie',
};
