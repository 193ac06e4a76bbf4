import { formatCount, type Translation } from '@waybill/ui';
import type { policiesText } from './policies.text.ts';

export const de: Translation<typeof policiesText> = {
  description:
    'Sie lösen Erkennungen aus. Vorerst können sie nur gelesen werden; der Assistent, der sie schreibt, ist noch nicht gebaut.',
  severity: 'Schweregrad',
  policy: 'Richtlinie',
  looksFor: 'Wonach sie sucht',
  kind: 'Art',
  version: 'Version',
  open: 'Offen',
  all: 'Alle',
  openOf: (count, policy) => `${formatCount(count)} offene Erkennungen von ${policy}`,
  allOf: (count, policy) => `${formatCount(count)} Erkennungen von ${policy}`,
  none: 'Keine Richtlinien',
  noneInForce: 'Es gilt keine Richtlinie.',
  hidden: 'Eingebaute Richtlinien sind ausgeblendet: Ihr Funktionsschalter ist aus.',
};
