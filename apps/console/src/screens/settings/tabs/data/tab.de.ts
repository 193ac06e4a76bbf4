import type { Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

export const de: Translation<typeof tabText> = {
  title: 'Daten',
  sampleData: 'Beispieldaten',
  state_none: 'Nicht geladen',
  state_loading: 'Wird geladen',
  state_loaded: 'Geladen',
  state_emptying: 'Wird entfernt',
  state_failed: 'Misslungen',
  note: 'Aktivität einer erfundenen Organisation zum Kennenlernen. Jede Zeile ist mit „Beispiel“ gekennzeichnet. Sie lässt sich nur in eine leere Organisation laden und in einem Schritt entfernen.',
  lastChange: (at) => `Letzte Änderung ${at}`,
  occupied: 'Die Organisation enthält schon eigene Daten',
  load: 'Beispieldaten laden',
};
