import { expect, test } from 'vitest';
import { mapGoogleLog } from './google-log.ts';

const ID = { time: '2026-03-04T09:15:00Z', uniqueQualifier: '5', applicationName: 'mobile' };

test('each event of an activity has the parameters of its own', () => {
  const event = (state: string) => ({
    name: 'DEVICE_REGISTER_UNREGISTER_EVENT',
    parameters: [{ name: 'ACCOUNT_STATE', value: state }],
  });
  const result = mapGoogleLog({ id: ID, events: [event('REGISTERED'), event('UNREGISTERED')] });
  const managed = result.kind === 'mapped' ? result.events.map(({ device }) => device.managed) : [];
  expect(managed).toEqual(['yes', 'no']);
});

test('an aborted synchronisation failed', () => {
  const parameters = [{ name: 'POLICY_SYNC_RESULT', value: 'POLICY_SYNC_ABORTED' }];
  const result = mapGoogleLog({
    id: ID,
    events: { name: 'DEVICE_SETTINGS_UPDATED_EVENT', parameters },
  });
  expect(result).toMatchObject({ kind: 'mapped', events: [{ outcome: 'failure' }] });
});
