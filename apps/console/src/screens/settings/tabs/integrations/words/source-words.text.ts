import { defineText } from '@waybill/ui';

/** Kinds of source, their data and transport, as words. */
export const sourceWordsText = defineText('screens/settings/tabs/integrations/words/source-words', {
  storage: 'Storage',
  mail: 'Mail',
  chat: 'Chat',
  cloud: 'Cloud',
  business: 'Business',
  code: 'Code',
  identity: 'Identity',
  people: 'People records',
  endpoint: 'Endpoint',
  security: 'Security',
  application: 'Applications',

  givesActivity: 'Activity',
  givesPeople: 'People',
  givesDevices: 'Devices',
  givesGroups: 'Groups',
  givesItems: 'Stored items',
  givesFindings: 'Findings',

  http: 'API',
  webhook: 'Webhook',
  objectstore: 'Files in a bucket',
  queue: 'Queue',
  syslog: 'Syslog',
  sql: 'SQL',
  agent: 'Sensor',

  documented: 'From documented schema',
  documentedNote: 'Based on the vendor’s documentation. Not yet tested with real events.',
});
