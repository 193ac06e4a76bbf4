import type { Translation } from '@waybill/ui';
import type { coverageText } from './coverage.text.ts';

export const de: Translation<typeof coverageText> = {
  title: 'Abdeckung',
  about: 'gesamter Zeitraum',
  empty: 'Noch keine Daten von Quellen',
  source: 'Quelle',
  events: 'Ereignisse',
  lastEvent: 'Letztes Ereignis',
  lag: 'Verzögerung',
  rejected: 'Abgewiesen',
  silent: 'stumm: ungewöhnlich lange keine Ereignisse',
  openSource: (source) => `${source}, Integrationen öffnen`,
};
