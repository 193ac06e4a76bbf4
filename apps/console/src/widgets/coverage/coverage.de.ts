import type { Translation } from '@waybill/ui';
import type { coverageText } from './coverage.text.ts';

export const de: Translation<typeof coverageText> = {
  title: 'Abdeckung',
  about: 'gesamter Zeitraum',
  empty: 'Noch hat keine Quelle etwas gesendet',
  source: 'Quelle',
  events: 'Ereignisse',
  lastEvent: 'Letztes Ereignis',
  lag: 'Aufgenommen nach',
  rejected: 'Abgewiesen',
  silent: 'stumm: ungewöhnlich lange keine Ereignisse',
  openSource: (source) => `${source}, Integrationen öffnen`,
};
