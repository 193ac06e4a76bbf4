import { mappedEvent } from '@waybill/connectors';
import type { MappedEvent } from '@waybill/contract';
import { settle } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from './stored-event.ts';

const AT = Date.UTC(2026, 5, 1);
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const PLAIN = mappedEvent({
  source: 'Slack',
  stream: 'audit',
  vendorEventId: 'plain',
  vendorOperation: 'user_login',
  occurredAt: AT,
});
const FULL = mappedEvent({
  source: 'Google Drive',
  stream: 'drive',
  vendorEventId: 'full',
  vendorOperation: 'change_user_access',
  action: 'Share',
  movement: 'share',
  occurredAt: AT + 1,
  observedAt: AT + 2,
  outcome: 'success',
  vendorSeverity: 'high',
  vendorRule: 'rule 7',
  actor: { kind: 'person', email: 'ida@a.example', id: '1', name: 'Ida\t"', domain: 'a.example' },
  targetUser: 'eve@b.example',
  targetGroup: 'staff',
  destinationUser: 'ben',
  object: {
    kind: 'file',
    id: 'f',
    name: 'a\\b.csv',
    path: '/x/a.csv',
    directory: '/x',
    extension: 'csv',
    url: 'https://drive.google.com/f',
    sizeBytes: 12,
    sha256: 'ab',
    mimeType: 'text/csv',
    owner: 'ida@a.example',
  },
  mail: { from: 'a@a.example', to: ['b@b.example'], subject: 's', messageId: 'm' },
  origin: {
    kind: 'app',
    name: 'Google Drive',
    host: null,
    container: 'Team',
    account: 'a.example',
  },
  destination: {
    kind: 'host',
    name: 'b.example',
    host: 'b.example',
    container: null,
    account: null,
  },
  recipients: [{ kind: 'person', address: 'eve@b.example', domain: 'b.example', outside: 'yes' }],
  visibilityBefore: 'private',
  visibilityAfter: 'external',
  device: { id: 'd', hostname: 'lt-1', os: 'macOS', managed: 'yes' },
  network: {
    sourceIp: '203.0.113.4',
    sourceDomain: 's.example',
    destinationIp: '203.0.113.5',
    destinationDomain: 'b.example',
    userAgent: 'curl',
  },
  process: { name: 'cp', path: '/bin/cp', parent: 'zsh', commandLine: 'cp a b' },
  cloudAccount: '123456789012',
  cloudRegion: 'eu-west-1',
  organization: 'org',
  extra: { one: '1' },
});

test('what was written comes back as it was', async () => {
  const tenantId = await testTenant(db.database);
  const { writer, contexts } = openSettledPipeline(db.database, () => AT, []);
  const mapped: MappedEvent[] = [PLAIN, FULL];
  await writer.write({
    tenantId,
    sourceId: 'slack',
    records: mapped.map((event) => ({ payload: Buffer.from('{}'), events: [event] })),
    receivedAt: AT + 3,
    isSample: false,
  });
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<StoredRow>(`SELECT ${EVENT_COLUMNS} FROM activity ORDER BY occurred_at`),
  );
  const { settings } = await contexts.of(tenantId);
  const expected = mapped.map((event, index) =>
    settle(event, {
      settings,
      eventId: rows[index]?.event_id ?? '',
      ingestedAt: AT + 3,
      isSample: false,
    }),
  );
  expect(rows.map(storedEvent)).toEqual(expected);
});
