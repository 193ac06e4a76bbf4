import { createHmac } from 'node:crypto';
import type { Connector } from '@waybill/connectors';
import { IngestResult, sourceIdOf, type IntegrationName } from '@waybill/contract';
import { z } from 'zod';
import type { PoisonTarget } from './poison-target.ts';

/** What became of the records of a batch. */
export interface BatchOutcome {
  /** Records that were read, whatever became of them. */
  read: number;
  rejected: number;
  /** Why the batch was refused as a whole, or its queue stopped. */
  fault: string | null;
  /** Statuses of 500 and above. */
  fiveHundred: number | null;
}

/** One way into the product; sends a batch of texts and waits until it is ingested. */
export type WayIn = (texts: readonly string[]) => Promise<BatchOutcome>;

export const WAYS = ['push', 'poll', 'bucket', 'webhook', 'command'] as const;
export type WayName = (typeof WAYS)[number];

const SIGNING = 'a-signing-secret';
const Created = z.object({
  integrationId: z.string(),
  streams: z.array(z.object({ streamId: z.string(), hookPath: z.string().nullable() })),
});

/** The ways that the target has, for one connector. */
export async function waysInto(
  target: PoisonTarget,
  connector: Connector,
): Promise<Map<WayName, WayIn>> {
  const [source] = connector.sources;
  if (source === undefined) throw new Error(`${connector.id} reads no source`);
  const sourceId = sourceIdOf(source);
  const ways = new Map<WayName, WayIn>([['push', await pushWay(target, sourceId)]]);
  for (const [name, way] of await collectedWays(target, source)) ways.set(name, way);
  const { ingestByCommand } = target;
  if (ingestByCommand) {
    ways.set('command', async (texts) => {
      const { status, text } = await ingestByCommand(sourceId, bodyOf(texts));
      const counts = /^(\d+) records: .* (\d+) rejected$/m.exec(text);
      return outcome({
        read: Number(counts?.[1] ?? 0),
        rejected: Number(counts?.[2] ?? 0),
        fault: status === 0 ? null : `exit code ${status}: ${text.slice(0, 200)}`,
      });
    });
  }
  return ways;
}

function outcome(given: Partial<BatchOutcome>): BatchOutcome {
  return { read: 0, rejected: 0, fault: null, fiveHundred: null, ...given };
}

function bodyOf(texts: readonly string[]): string {
  return texts.join('\n');
}

async function pushWay(target: PoisonTarget, sourceId: string): Promise<WayIn> {
  const created = await target.call('POST', '/v1/integrations/tokens', {
    body: JSON.stringify({ name: 'Poison', sourceId }),
  });
  const { secret } = z.object({ secret: z.string() }).parse(JSON.parse(created.text));
  return async (texts) => {
    const { status, text } = await target.call('POST', `/v1/ingest/${sourceId}`, {
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/octet-stream' },
      body: bodyOf(texts),
    });
    if (status !== 200) {
      const fiveHundred = status >= 500 ? status : null;
      return outcome({ fault: `answered ${status}: ${text.slice(0, 200)}`, fiveHundred });
    }
    const { records, rejected } = IngestResult.parse(JSON.parse(text));
    return outcome({ read: records, rejected });
  };
}

/** Polling, a bucket and a webhook, each a stream of one integration. */
async function collectedWays(
  target: PoisonTarget,
  source: IntegrationName,
): Promise<[WayName, WayIn][]> {
  const { vendor } = target;
  const sourceId = sourceIdOf(source);
  const created = await target.call('POST', '/v1/integrations', {
    body: JSON.stringify({
      sourceId,
      name: `Poison ${source}`,
      values: {
        base: `${vendor.base}/${sourceId}`,
        store: vendor.store.url,
        signing: SIGNING,
        queue: vendor.store.queueUrl,
        access_key: vendor.store.keys.accessKeyId,
        secret_key: vendor.store.keys.secretAccessKey,
      },
      streams: ['list', 'hook', 'bucket'],
    }),
  });
  if (created.status !== 200) throw new Error(`Not connected: ${source} ${created.text}`);
  const { integrationId, streams } = Created.parse(JSON.parse(created.text));
  const hook = streams.find(({ streamId }) => streamId === 'hook')?.hookPath ?? '';
  const entries: string[] = [];
  vendor.lists.set(sourceId, entries);
  const run = (streamId: string) => collected(target, { integrationId, streamId });
  return [
    [
      'poll',
      async (texts) => {
        entries.push(...texts);
        return run('list');
      },
    ],
    ['webhook', (texts) => deliver(target, hook, texts, run)],
    [
      'bucket',
      async (texts) => {
        const key = `${integrationId}/${vendor.store.objects.size}.ndjson`;
        const bytes = Buffer.from(bodyOf(texts));
        vendor.store.objects.set(`logs/${key}`, { bytes, changedAt: new Date() });
        const named = {
          eventName: 'ObjectCreated:Put',
          s3: { bucket: { name: 'logs' }, object: { key } },
        };
        vendor.store.messages.push({ body: JSON.stringify({ Records: [named] }), receipt: null });
        return run('bucket');
      },
    ],
  ];
}

async function deliver(
  target: PoisonTarget,
  path: string,
  texts: readonly string[],
  run: (streamId: string) => Promise<BatchOutcome>,
): Promise<BatchOutcome> {
  const body = `{"events":[${texts.join(',')}]}`;
  const signature = createHmac('sha256', SIGNING).update(body).digest('hex');
  const { status, text } = await target.call('POST', path, {
    headers: { 'x-signature': signature, 'content-type': 'application/json' },
    body,
  });
  if (status !== 200) {
    const fiveHundred = status >= 500 ? status : null;
    return outcome({ fault: `answered ${status}: ${text.slice(0, 200)}`, fiveHundred });
  }
  return run('hook');
}

/** Lets everything that is due run, and returns what the stream's runs since then read. */
async function collected(
  { services, tenantId, scheduler }: PoisonTarget,
  { integrationId, streamId }: { integrationId: string; streamId: string },
): Promise<BatchOutcome> {
  const at = new Date();
  await services.database.tenant(tenantId, (tx) =>
    tx.query(
      `UPDATE integration_stream SET next_run_at = $3 WHERE integration_id = $1 AND stream_id = $2`,
      [integrationId, streamId, at],
    ),
  );
  await scheduler.runDue();
  return services.database.tenant(tenantId, async (tx) => {
    const [counts] = await tx.query<{ records: number; rejected: number }>(
      `SELECT coalesce(sum(records), 0)::integer AS records, coalesce(sum(rejected), 0)::integer AS rejected
       FROM integration_run WHERE integration_id = $1 AND stream_id = $2 AND started_at >= $3`,
      [integrationId, streamId, at],
    );
    const [stream] = await tx.query<{ failure: string | null; detail: string | null }>(
      'SELECT failure, detail FROM integration_stream WHERE integration_id = $1 AND stream_id = $2',
      [integrationId, streamId],
    );
    const fault = stream?.failure ? `${stream.failure}: ${stream.detail}` : null;
    return outcome({ read: counts?.records ?? 0, rejected: counts?.rejected ?? 0, fault });
  });
}
