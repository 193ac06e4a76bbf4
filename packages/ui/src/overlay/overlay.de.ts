import type { Translation } from '../text/define-text.ts';
import type { overlayText } from './overlay.text.ts';

export const de: Translation<typeof overlayText> = {
  close: 'Schließen',
  closePanel: 'Seitenleiste schließen',
  cancel: 'Abbrechen',
  typeFirst: (word) => `Geben Sie zuerst ${word} ein`,
  typeBefore: 'Zur Bestätigung',
  typeAfter: 'eingeben',
};
