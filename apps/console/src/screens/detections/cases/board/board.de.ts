import type { Translation } from '@waybill/ui';
import type { boardText } from './board.text.ts';

export const de: Translation<typeof boardText> = {
  how: 'Darstellung der Fälle',
  list: 'Liste',
  board: 'Tafel',
  column: (state, count) => `${state}, ${count === 1 ? 'ein Fall' : `${count} Fälle`}`,
  empty: 'Keine',
  moveTo: (number) => `Status von CASE-${number} ändern`,
  moved: (number, state) => `CASE-${number}: ${state}`,
  undo: 'Rückgängig',
  keys: 'Tasten',
  goes: 'von Fall zu Fall',
  moves: 'den Fall verschieben',
  detections: (open, all) => `${open} von ${all} ${all === 1 ? 'Erkennung' : 'Erkennungen'} offen`,
  tasks: (open, all) => `${open} von ${all} ${all === 1 ? 'Aufgabe' : 'Aufgaben'} offen`,
};
