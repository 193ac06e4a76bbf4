import type { Translation } from '@waybill/ui';
import type { sampleDataText } from './sample-data.text.ts';

export const de: Translation<typeof sampleDataText> = {
  banner: 'Beispieldaten',
  included: 'Diese Umgebung enthält Beispieldaten.',
  loading: 'Beispieldaten werden geladen',
  emptying: 'Beispieldaten werden entfernt',
  empty: 'Beispieldaten entfernen',
  emptyAsk: 'Beispieldaten entfernen?',
  emptyDetail:
    'Entfernt alle Beispielereignisse und ihre Erkennungen. Sie können sie erneut laden, solange keine echten Daten eingetroffen sind.',
};
