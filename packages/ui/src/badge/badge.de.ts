import type { Translation } from '../text/define-text.ts';
import type { badgeText } from './badge.text.ts';

export const de: Translation<typeof badgeText> = {
  LOW: 'Niedrig',
  MEDIUM: 'Mittel',
  HIGH: 'Hoch',
  CRITICAL: 'Kritisch',
  severity: (word) => `Schweregrad ${word}`,
  sample: 'Beispiel',
  sampleHint: 'Gehört zu den Beispieldaten, nicht zu Ihrer Organisation',
};
