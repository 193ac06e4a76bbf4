import { defineText, formatCount } from '@waybill/ui';

export const connectText = defineText('screens/settings/tabs/integrations/connect/connect', {
  back: 'Sources',
  title: (source: string) => `Connect ${source}`,
  pageTitle: (source: string) => `Connect ${source} · Integrations`,

  gives: 'What you get',
  brings: 'Provides',
  plan: 'Plan',
  anyPlan: 'Any plan',
  latency: 'Latency',
  basis: 'Basis',
  samples: 'Tested with real events',
  docs: 'Interfaces',

  streams: 'Streams',
  streamsNote: 'You can turn each stream on or off later.',
  every: (length: string) => `every ${length}`,
  asItComes: 'in real time',
  entitiesStream: 'List',
  eventsStream: 'Events',
  noStream: 'Choose at least one stream',
  scopesOf: (scopes: string) => `Needs ${scopes}`,

  credentials: 'Access',
  whereAt: (source: string) => `Where to create the credentials in ${source}`,
  openAt: (source: string) => `Open ${source} in a new tab`,
  setupCommand: 'Create the key or secret with this command',
  importTitle: 'Or import a file',
  importNote:
    'Run this on the Waybill server. Replace activity.json with the file that you exported from the vendor; sending a file again creates no duplicates.',
  importCommand: 'Import command',
  scopesNeeded: 'Required scopes',
  noScopes: 'These streams list no scopes. The guide names the required role.',
  name: 'Name of the integration',
  nameHint: 'Distinguishes several integrations of the same source.',
  nameFirst: 'Enter a name',
  optional: 'optional',
  listHint: 'Separate several values with commas.',
  secretSet: (date: string) => `Set on ${date}. Leave empty to keep it.`,
  show: 'Show',
  hide: 'Hide',
  defaultIs: (value: string) => `Default: ${value}`,
  fillFirst: (fields: string) => `Fill in: ${fields}`,
  formsOff: 'Credential forms are turned off for this organisation.',
  formsOffNote:
    'An administrator of this installation can switch on the feature flag integration_creds of the organisation. Until then a source can send its records with an integration token.',
  toSending: 'Send with a token',

  check: 'Test and connect',
  checkNote: 'The test asks for the first page of each stream and keeps nothing of it.',
  test: 'Test connection',
  testing: 'Asking the vendor; this can take up to 45 seconds.',
  connect: 'Connect',
  save: 'Save',
  nonePassed: 'The connection failed',
  affects: (streams: string) => `Affects: ${streams}`,
  working: (streams: string) => `Works: ${streams}`,
  allPassed: 'Every stream works',
  somePassed: (passed: number, all: number) =>
    `${formatCount(passed)} of ${formatCount(all)} streams work`,
  untestedTitle: 'Connect without a passing test?',
  untestedSave: 'Save without a passing test?',
  untestedNote:
    'The integration is saved untested. Failing streams are shown on its page and retried.',
  connectAnyway: 'Connect anyway',
  saveAnyway: 'Save anyway',
  connected: (name: string) => `${name} is connected`,

  guide: 'How to get the credentials',
  noGuide: 'No guide for this source yet.',

  notConnectable: (source: string) => `${source} cannot be connected directly`,
  notConnectableNote:
    'A sensor or another source reports its activity. You can send its events with a token.',
  unknownSource: 'Source not found',

  leaveTitle: 'Leave without connecting?',
  leaveSave: 'Leave without saving?',
  leaveNote: 'Everything you entered is discarded, including secrets.',
  leave: 'Leave',
});
