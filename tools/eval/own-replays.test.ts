import path from 'node:path';
import { connectorForSource } from '@waybill/connectors';
import { expect, test } from 'vitest';
import { checkApi } from './connectors-checks.ts';
import { readFixtures } from './connectors-fixture.ts';
import { planOf } from './connectors-plan.ts';

/* Interfaces that no one recorded, written from their documentation. */
const replays = readFixtures(path.join(import.meta.dirname, 'replays'));
const replayOf = (name: string) => replays.find(({ source }) => source === name);
const googleLogs = replayOf('google-workspace');
const applications = replayOf('entra');
const google = connectorForSource('Google Drive')?.declaration;
const entra = connectorForSource('Entra')?.declaration;

test('Google Workspace reads the Takeout and Gemini logs', async () => {
  if (!googleLogs || !google) throw new Error('the replay or the connector is missing');
  expect(await checkApi(googleLogs, google)).toMatchObject({ streams: 1, records: 4, faults: [] });
  const [planned] = planOf(googleLogs, google).streams;
  expect(planned?.stream.id).toBe('account-activity');
});

test('Entra lists applications page by page', async () => {
  if (!applications || !entra) throw new Error('the replay or the connector is missing');
  expect(await checkApi(applications, entra)).toMatchObject({ streams: 1, records: 2, faults: [] });
  const [planned] = planOf(applications, entra).streams;
  expect(planned?.stream.id).toBe('service-principals');
});
