import type { Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

export const de: Translation<typeof tabText> = {
  title: 'Integrationen',
  views: 'Integrationen',
  sources: 'Quellen',
  people: 'Personen',
  devices: 'Geräte',
  findings: 'Funde von Anbietern',
  sending: 'Senden',
  refused: 'Abgewiesene Datensätze',
  loading: 'Wird geladen',
};
