import type { Translation } from '@waybill/ui';
import type { sourceWordsText } from './source-words.text.ts';

export const de: Translation<typeof sourceWordsText> = {
  storage: 'Ablage',
  mail: 'E-Mail',
  chat: 'Chat',
  cloud: 'Cloud',
  business: 'Geschäft',
  code: 'Code',
  identity: 'Identität',
  people: 'Personalwesen',
  endpoint: 'Endgeräte',
  security: 'Sicherheit',
  application: 'Anwendungen',

  givesActivity: 'Aktivität',
  givesPeople: 'Personen',
  givesDevices: 'Geräte',
  givesGroups: 'Gruppen',
  givesItems: 'Abgelegte Objekte',
  givesFindings: 'Befunde',

  http: 'API',
  webhook: 'Webhook',
  objectstore: 'Dateien in einem Bucket',
  queue: 'Warteschlange',
  syslog: 'Syslog',
  sql: 'SQL',
  agent: 'Sensor',

  documented: 'Nach dokumentiertem Schema',
  documentedNote:
    'Nach Anbieterdokumentation entwickelt, noch nicht mit echten Datensätzen geprüft.',
};
