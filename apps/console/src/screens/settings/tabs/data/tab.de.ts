import type { Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

export const de: Translation<typeof tabText> = {
  title: 'Daten',
  sampleData: 'Beispieldaten',
  state_none: 'Nicht geladen',
  state_loading: 'Wird geladen',
  state_loaded: 'Geladen',
  state_emptying: 'Wird entfernt',
  state_failed: 'Fehlgeschlagen',
  note: 'Beispieldaten einer fiktiven Organisation. Jede Zeile ist mit „Beispiel“ gekennzeichnet. Sie können nur in eine leere Organisation geladen und in einem Schritt entfernt werden.',
  lastChange: (at) => `Letzte Änderung ${at}`,
  occupied: 'Die Organisation enthält bereits eigene Daten',
  load: 'Beispieldaten laden',
};
