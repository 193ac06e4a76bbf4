import { mappedEvent, type Connector, type EventFacts } from '@waybill/connectors';
import type { Place } from '@waybill/contract';
import { BUILTIN_POLICIES, type Policy } from '@waybill/engine';
import type { Database } from '@waybill/store';
import { openSettledPipeline } from './settled-pipeline.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const HOUR = 3_600_000;

/** A test's facts about an event; the rest is constant. */
export interface TestFacts {
  /** The vendor's id of the event or finding. */
  id: string;
  /** Hours after noon. */
  hour?: number;
  person?: string | null;
  account?: string;
  object?: EventFacts['object'];
  /** Name of the destination. */
  to?: string | null;
  severity?: string;
  status?: string;
}

/** Raises a detection for each object that someone shares to a place. */
const SHARES: Policy = {
  key: 'shares',
  version: 1,
  name: 'Shares',
  description: 'Files that are shared.',
  origin: 'internalDetectionPolicy',
  severity: 'LOW',
  severityMode: 'suggested',
  condition: { f: 'stream', op: 'eq', v: 'shares' },
  groupBy: ['actor', 'object', 'destination'],
  window: null,
  title: 'File shared',
};

const POLICIES = [
  SHARES,
  ...BUILTIN_POLICIES.filter(({ key }) => key === 'defender-finding' || key === 'wiz-finding'),
];

export const FILE = { kind: 'file', id: 'item-0001', name: 'plan.xlsx' } as const;

function place(name: string | null): Place | null {
  return name === null ? null : { kind: 'app', name, host: null, container: null, account: null };
}

/** Someone shares a file. */
export function share(facts: TestFacts): EventFacts {
  return {
    source: 'OneDrive',
    stream: 'shares',
    vendorOperation: 'Shared',
    action: 'Share',
    movement: 'none',
    ...shared(facts),
  };
}

/** An alert of Microsoft Defender. */
export function alert(facts: TestFacts): EventFacts {
  return {
    source: 'Microsoft 365',
    stream: 'defender-alert',
    vendorOperation: 'Exfiltration',
    vendorSeverity: facts.severity ?? 'high',
    ...shared(facts),
    extra: facts.status === undefined ? {} : { status: facts.status },
  };
}

function shared({
  id,
  hour = 0,
  person = 'ana@ours.example',
  account,
  object,
  to = null,
}: TestFacts) {
  return {
    vendorEventId: id,
    occurredAt: NOON + hour * HOUR,
    actor: person === null ? {} : { kind: 'person' as const, email: person },
    object: object ?? FILE,
    destination: place(to),
    ...(account === undefined ? {} : { cloudAccount: account }),
  };
}

/** Gives every event another operation, so that each is replaced by one with another id. */
const OTHER_MAPPING: Connector = {
  id: 'test',
  sources: ['OneDrive', 'Microsoft 365'],
  summary: 'Events of tests',
  envelopes: [],
  map(record) {
    // The payload is the test's input.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const facts = record as unknown as EventFacts;
    return { kind: 'mapped', events: [mappedEvent({ ...facts, vendorOperation: 'Other' })] };
  },
};

/** Stores events for tests, in the name of one tenant. */
export function testIntake(database: Database) {
  const { writer, remapChunk } = openSettledPipeline(database, () => NOON + 72 * HOUR, POLICIES);
  return {
    /** Replays stored events with another mapping: the events stay, with other vendor terms. */
    async remap(tenantId: number): Promise<void> {
      const rows = await database.tenant(tenantId, (tx) =>
        tx.query<{ chunk_id: string; received_at: Date; body: Buffer }>(
          'SELECT chunk_id, received_at, body FROM raw_chunk ORDER BY received_at, chunk_id',
        ),
      );
      for (const { chunk_id: chunkId, received_at: receivedAt, body } of rows) {
        const chunk = { chunkId, body, isSample: false, receivedAt: receivedAt.getTime() };
        await remapChunk({
          tenantId,
          chunk,
          connector: OTHER_MAPPING,
          commitWith: () => Promise.resolve(),
        });
      }
    },
    /** Writes all of them in one batch. */
    send: (tenantId: number, ...facts: readonly EventFacts[]) =>
      writer.write({
        tenantId,
        sourceId: 'test',
        receivedAt: NOON + 72 * HOUR,
        isSample: false,
        records: facts.map((one) => ({
          payload: Buffer.from(JSON.stringify(one)),
          events: [mappedEvent(one)],
        })),
      }),
  };
}

export interface ShownDetection extends Record<string, unknown> {
  detection_id: string;
  policy_key: string;
  status: string;
  verdict: string | null;
  severity: string;
  score: number;
  event_count: number;
  object_count: number;
  rev: number;
  events: string[];
  contributions: { label: string; value: number; seen: string | null }[];
}

/** Unmerged detections, with the vendors' ids of their events. */
export function shownDetections(database: Database, tenantId: number): Promise<ShownDetection[]> {
  return database.tenant(tenantId, (tx) =>
    tx.query<ShownDetection>(
      `SELECT d.detection_id, d.policy_key, d.status, d.verdict, d.severity, d.score, d.event_count, d.object_count,
         d.rev, d.explanation -> 'contributions' AS contributions, coalesce((
           SELECT array_agg(a.vendor_event_id || '@' || to_char(a.occurred_at, 'DD"T"HH24') ORDER BY a.occurred_at,
             a.vendor_event_id)
           FROM detection_event e JOIN activity a USING (tenant_id, occurred_at, event_id)
           WHERE e.tenant_id = d.tenant_id AND e.detection_id = d.detection_id), '{}') AS events
       FROM detection d WHERE d.status <> 'merged' ORDER BY d.policy_key, d.number`,
    ),
  );
}
