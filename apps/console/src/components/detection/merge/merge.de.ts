import type { Translation } from '@waybill/ui';
import type { mergeText } from './merge.text.ts';

export const de: Translation<typeof mergeText> = {
  mergeInto: 'Zusammenführen mit…',
  title: (number) => `DET-${number} mit einer anderen zusammenführen`,
  help: 'Die andere Erkennung übernimmt Ereignisse, Objekte und Verlauf beider. Sie können dies 10 Minuten lang rückgängig machen.',
  choose: 'Ähnliche Erkennung',
  chooseFirst: 'Wählen Sie zuerst eine Erkennung',
  none: 'Keine ähnlichen Erkennungen.',
  failed: 'Ähnliche Erkennungen konnten nicht geladen werden.',
  merge: 'Zusammenführen',
  cancel: 'Abbrechen',
  done: (number) => `Mit DET-${number} zusammengeführt`,
  undo: 'Rückgängig',
  undoMerge: 'Zusammenführung rückgängig machen',
  undone: 'Beide Erkennungen sind wiederhergestellt',
  isMerged: 'Zusammengeführt mit:',
};
