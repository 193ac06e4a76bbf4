import path from 'node:path';
import { connectorForSource } from '@waybill/connectors';
import { expect, test } from 'vitest';
import { checkApi } from './connectors-checks.ts';
import { readFixtures } from './connectors-fixture.ts';
import { planOf } from './connectors-plan.ts';

/* Interfaces that nobody recorded, written from their documentation. */
const [googleLogs] = readFixtures(path.join(import.meta.dirname, 'replays'));
const google = connectorForSource('Google Drive')?.declaration;

test('Google Workspace reads the Takeout and Gemini logs', async () => {
  if (!googleLogs || !google) throw new Error('the replay or the connector is missing');
  expect(await checkApi(googleLogs, google)).toMatchObject({ streams: 1, records: 4, faults: [] });
  const [planned] = planOf(googleLogs, google).streams;
  expect(planned?.stream.id).toBe('account-activity');
});
