import type { Translation } from '@waybill/ui';
import type { sampleDataText } from './sample-data.text.ts';

export const de: Translation<typeof sampleDataText> = {
  banner: 'Beispieldaten',
  included: 'Was Sie sehen, enthält Beispieldaten. Sie sind erfunden und gehören niemandem.',
  loading: 'Beispieldaten werden geladen',
  emptying: 'Beispieldaten werden geleert',
  empty: 'Beispieldaten leeren',
  emptyAsk: 'Beispieldaten leeren?',
  emptyDetail:
    'Alle Beispielereignisse und die daraus entstandenen Erkennungen werden entfernt. Sie können erneut geladen werden, solange keine echten Daten eingetroffen sind.',
};
