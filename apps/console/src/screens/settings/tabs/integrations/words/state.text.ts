import { defineText } from '@waybill/ui';

/** States of a source, an integration or a stream, as one word. */
export const stateText = defineText('screens/settings/tabs/integrations/words/state', {
  off: 'Off',
  connecting: 'Connecting',
  backfilling: 'Backfilling',
  healthy: 'Healthy',
  degraded: 'Degraded',
  auth_expired: 'Auth expired',
  paused: 'Paused',
  error: 'Error',
  silent: 'Silent',
  receiving: 'Receiving',
  records: 'Records only',
  removed: 'Connector removed',

  offNote: 'Not reading.',
  connectingNote: 'The first run is in progress.',
  backfillingNote: 'Reading historical events.',
  healthyNote: 'All active streams work.',
  degradedNote: 'Some streams fail, others work.',
  auth_expiredNote: 'The vendor no longer accepts the credentials.',
  pausedNote: 'Not reading until resumed.',
  errorNote: 'All streams fail.',
  silentNote: 'No events for longer than usual.',
  receivingNote: 'Events are sent to Waybill and arrive as usual.',
  recordsNote: 'People, devices or items are listed. No event has arrived.',
  removedNote: 'This version has no connector for the source. Earlier data is kept.',

  seconds: (count: string) => `${count}s`,
});
