import type { Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

export const de: Translation<typeof tabText> = {
  title: 'Daten',
  sampleData: 'Beispieldaten',
  state_none: 'Nicht geladen',
  state_loading: 'Wird geladen',
  state_loaded: 'Geladen',
  state_emptying: 'Wird geleert',
  state_failed: 'Misslungen',
  note: 'Erfundene Aktivität einer erfundenen Organisation, zum Umsehen. Jede Zeile trägt die Marke „Beispiel“. Sie kommt nur in eine leere Organisation und wird in einem Schritt wieder geleert.',
  lastChange: (at) => `Letzte Änderung ${at}`,
  occupied: 'Die Organisation enthält schon eigene Daten',
  load: 'Beispieldaten laden',
};
