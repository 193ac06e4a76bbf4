import { defineText } from '@waybill/ui';

/** What a source, an integration or a stream can be, as one word. */
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
  removed: 'Connector removed',

  offNote: 'Nothing is read from it.',
  connectingNote: 'Its first run has not ended yet.',
  backfillingNote: 'A span of the past is being read.',
  healthyNote: 'Every stream that is on gets everything.',
  degradedNote: 'Some streams fail, others work.',
  auth_expiredNote: 'The vendor no longer accepts the credentials.',
  pausedNote: 'Nothing is read until somebody resumes it.',
  errorNote: 'No stream works.',
  silentNote: 'Nothing has arrived for longer than it is ever quiet.',
  receivingNote: 'Records are sent here; nothing is fetched.',
  removedNote: 'This version has no connector for the source. What arrived before is kept.',

  seconds: (count: string) => `${count}s`,
});
