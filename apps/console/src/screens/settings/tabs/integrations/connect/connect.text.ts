import { defineText, formatCount } from '@waybill/ui';

export const connectText = defineText('screens/settings/tabs/integrations/connect/connect', {
  back: 'Sources',
  title: (source: string) => `Connect ${source}`,
  pageTitle: (source: string) => `Connect ${source} · Integrations`,

  gives: 'What it gives',
  brings: 'Brings',
  plan: 'Plan',
  anyPlan: 'Any plan',
  latency: 'Latency',
  basis: 'Basis',
  samples: 'Checked with real records',
  docs: 'Interfaces',

  streams: 'What to read',
  streamsNote: 'Each stream can be switched on and off later.',
  every: (length: string) => `every ${length}`,
  asItComes: 'as it comes',
  entitiesStream: 'List',
  eventsStream: 'Events',
  noStream: 'Choose at least one stream',
  scopesOf: (scopes: string) => `Needs ${scopes}`,

  credentials: 'Access',
  scopesNeeded: 'Scopes that these streams need',
  noScopes: 'These streams name no scopes; the guide says which role is enough.',
  name: 'Name of the integration',
  nameHint: 'Tells it apart when a source is connected more than once.',
  nameFirst: 'Name the integration first',
  optional: 'optional',
  listHint: 'Several are separated by commas.',
  secretSet: (date: string) => `Set on ${date}. Leave it empty to keep it.`,
  show: 'Show',
  hide: 'Hide',
  defaultIs: (value: string) => `Empty: ${value}`,
  fillFirst: (fields: string) => `Fill in first: ${fields}`,
  formsOff: 'Credential forms are switched off for this organisation.',
  formsOffNote:
    'An administrator of this installation can switch on the feature flag integration_creds of the organisation. Until then a source can send its records with an integration token.',
  toSending: 'Send with a token',

  check: 'Test and connect',
  checkNote: 'The test asks for the first page of each stream and keeps nothing of it.',
  test: 'Test connection',
  testing: 'Asking the vendor; this can take up to 45 seconds.',
  connect: 'Connect',
  save: 'Save',
  passed: 'Works',
  failed: 'Does not work',
  allPassed: 'Every stream works',
  somePassed: (passed: number, all: number) =>
    `${formatCount(passed)} of ${formatCount(all)} streams work`,
  untestedTitle: 'Connect without a passing test?',
  untestedSave: 'Save without a passing test?',
  untestedNote:
    'It is stored as it stands. Streams that do not work say so on the integration’s page, and are tried again.',
  connectAnyway: 'Connect anyway',
  saveAnyway: 'Save anyway',
  connected: (name: string) => `${name} is connected`,

  guide: 'How to get the credentials',
  noGuide: 'There is no guide for this source yet.',

  notConnectable: (source: string) => `${source} cannot be connected by itself`,
  notConnectableNote:
    'Its activity is reported by a sensor or by another source. Records of it can be sent with a token.',
  unknownSource: 'There is no such source',

  leaveTitle: 'Leave without connecting?',
  leaveSave: 'Leave without saving?',
  leaveNote: 'What you filled in, secrets too, is forgotten.',
  leave: 'Leave',
});
