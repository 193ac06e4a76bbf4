import type { Translation } from '@waybill/ui';
import type { mergeText } from './merge.text.ts';

export const de: Translation<typeof mergeText> = {
  mergeInto: 'Zusammenführen mit…',
  title: (number) => `DET-${number} mit einer anderen zusammenführen`,
  help: 'Die andere behält Ereignisse, Objekte und Verläufe beider. Zehn Minuten lang lässt es sich zurücknehmen.',
  choose: 'Mit welcher der ähnlichen',
  chooseFirst: 'Wählen Sie zuerst eine Erkennung',
  none: 'Es gibt keine ähnliche Erkennung.',
  failed: 'Die ähnlichen Erkennungen konnten nicht gelesen werden.',
  merge: 'Zusammenführen',
  cancel: 'Abbrechen',
  done: (number) => `Mit DET-${number} zusammengeführt`,
  undo: 'Rückgängig',
  undoMerge: 'Zusammenführung rückgängig machen',
  undone: 'Beide sind, wie sie waren',
  isMerged: 'Sie wurde zusammengeführt. Diese führt sie fort:',
};
