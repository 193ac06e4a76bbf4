import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { handshakeAnswer } from '@waybill/collector';
import { INGEST_LIMITS, ingestRoutes } from '@waybill/contract';
import type { WebhookStream } from '@waybill/connectors/kit/declaration/declaration';
import type { IntegrationServices } from './integration-services.ts';
import { implement, type BoundRoute, type StreamReply } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { ownOrigins } from '../../platform/console-origins.ts';
import type { Transaction } from '@waybill/store';
import type { StreamTarget } from './collecting/collect-services.ts';
import { loadReadable } from './collecting/connections.ts';
import { storeDelivery } from './collecting/deliveries.ts';
import { connectableById, type ConnectorOf } from './connectable-source.ts';
import { hookLimits } from './hook-limits.ts';
import { requireIntegration } from './integration-rows.ts';
import { judgeDelivery, MOST_BYTES, type Refused } from './judge-delivery.ts';
import { boxFor } from '../../platform/secret-box.ts';
import { SECRETS_PURPOSE } from './integration-services.ts';

const { '/v1/hooks/{hookId}': hookRoute } = ingestRoutes;

/** Largest delivery after decompression. */
const MOST_PLAIN_BYTES = 4 * MOST_BYTES;

/** Same form as generated addresses: 128 random bits. */
const HOOK_ID = /^[0-9a-f]{32}$/;

/** Endpoint for vendors' deliveries. The address identifies the stream; a signature the vendor. */
export function hookRouteHandlers(services: IntegrationServices): BoundRoute[] {
  const box = boxFor(services.keyFor, SECRETS_PURPOSE);
  const { database, connectorOf, now } = services;
  const limits = hookLimits(now);
  return implement(
    { '/v1/hooks/{hookId}': hookRoute },
    {
      '/v1/hooks/{hookId}': {
        GET: async ({ params, request }) => {
          const hook = await openHook(params.hookId);
          const head = headOf(request, services);
          const answer = handshakeAnswer(hook.stream.push, { ...head, body: undefined });
          if (!answer) throw new AppError('resource.not_found');
          return reply(answer.contentType, answer.body);
        },
        POST: ({ params, request, ip }) =>
          limits.admit({ hookId: params.hookId, ip }, (noteRefused) =>
            deliver(params.hookId, request, noteRefused),
          ),
      },
    },
  );

  /** None of the body is parsed or decompressed before its bytes are verified. */
  async function deliver(
    hookId: string,
    request: IncomingMessage,
    noteRefused: () => void,
  ): Promise<StreamReply> {
    const { target, stream, values } = await openHook(hookId);
    const secret = values[stream.push.verify.secret] ?? '';
    const judged = await judgeDelivery(request, {
      push: stream.push,
      secret,
      head: headOf(request, services),
    });
    if (judged.kind === 'asked') return reply(judged.answer.contentType, judged.answer.body);
    if (judged.kind === 'refused') {
      noteRefused();
      return refuse(services, target, judged.verdict);
    }
    const { rawBody } = judged;
    const body = await plainBody(rawBody);
    await database.tenant(target.tenantId, (tx) =>
      storeDelivery(tx, target, { form: 'json', body, now: now() }),
    );
    return reply('text/plain; charset=utf-8', 'ok');
  }

  /** The stream of an address, with its verification settings. */
  async function openHook(hookId: string) {
    if (!HOOK_ID.test(hookId)) throw new AppError('resource.not_found');
    const target = await targetOf(hookId);
    return database.tenant(target.tenantId, async (tx) => {
      const row = await requireIntegration(tx, target.integrationId);
      const stream = webhookStream(row.source_id, target.streamId, connectorOf);
      if (!stream || !(await isOn(tx, target))) throw new AppError('resource.not_found');
      const stored = await loadReadable(tx, box, target);
      return { target, stream, values: stored?.values ?? {} };
    });
  }

  async function targetOf(hookId: string): Promise<StreamTarget> {
    const [row] = await database.system((tx) =>
      tx.named<{ tenant_id: number; integration_id: string; stream_id: string }>(
        'hook_find',
        'SELECT tenant_id, integration_id, stream_id FROM stream_of_hook($1)',
        [hookId],
      ),
    );
    if (!row) throw new AppError('resource.not_found');
    return {
      tenantId: row.tenant_id,
      integrationId: row.integration_id,
      streamId: row.stream_id,
    };
  }
}

async function isOn(tx: Transaction, { integrationId, streamId }: StreamTarget): Promise<boolean> {
  const rows = await tx.named(
    'hook_stream_on',
    'SELECT 1 FROM integration_stream WHERE integration_id = $1 AND stream_id = $2 AND is_on',
    [integrationId, streamId],
  );
  return rows.length > 0;
}

function webhookStream(
  sourceId: string,
  streamId: string,
  connectorOf: ConnectorOf,
): WebhookStream | null {
  const source = connectableById(sourceId, connectorOf);
  const stream = source?.streams.find(({ id }) => id === streamId);
  return stream?.transport === 'webhook' ? stream : null;
}

const unzip = promisify(gunzip);
/** Few bytes may inflate freely: the ratio is meaningless for them. */
const GRACE_BYTES = 1_048_576;

/** Signatures cover the sent bytes; the decoded content is read. */
async function plainBody(raw: Buffer): Promise<Buffer> {
  const isGzip = raw[0] === 0x1f && raw[1] === 0x8b;
  if (!isGzip) return raw;
  const byRatio = Math.max(GRACE_BYTES, raw.length * INGEST_LIMITS.decompressionRatio);
  const maxOutputLength = Math.min(MOST_PLAIN_BYTES, byRatio);
  return unzip(raw, { maxOutputLength }).catch((cause: unknown) => {
    throw new AppError('request.too_large', { cause });
  });
}

/** Request facts known before its body is read. */
function headOf(request: IncomingMessage, { config, now }: IntegrationServices) {
  const url = new URL(request.url ?? '/', ownOrigins(config)[0]);
  const query: Record<string, string | undefined> = Object.fromEntries(url.searchParams);
  return { headers: request.headers, query, url: url.href, now: now() };
}

const REASONS: Record<Refused['reason'], string> = {
  secret_missing: 'A delivery arrived, but no signing secret is configured to verify it.',
  signature_missing: 'A delivery arrived without the expected signature or secret.',
  signature_wrong:
    'A delivery was not signed with the configured secret. Check the signing secret.',
  timestamp_missing: 'A delivery had no timestamp, which its signature requires.',
  timestamp_outside:
    'A delivery’s timestamp differs too much from the server time. Check both clocks.',
};

/** A stream with such a recent genuine delivery has a valid secret, whatever someone else sends. */
const PROVEN_MS = 86_400_000;

/**
 * Refuses. A stream without a recent genuine delivery shows it, because its secret may be wrong. Anyone
 * can send an unsigned delivery, so a single one does not change a working stream.
 */
async function refuse(
  { database, log, now }: IntegrationServices,
  target: StreamTarget,
  { reason }: Refused,
): Promise<never> {
  const { tenantId, integrationId, streamId } = target;
  await database.tenant(tenantId, (tx) =>
    tx.query(
      `UPDATE integration_stream SET state = 'auth_expired', failure = 'auth_expired', detail = $3,
         failures = failures + 1
       WHERE integration_id = $1 AND stream_id = $2 AND (last_success_at IS NULL OR last_success_at < $4)`,
      [integrationId, streamId, REASONS[reason], new Date(now() - PROVEN_MS)],
    ),
  );
  log.info({ tenantId, integrationId, streamId, reason }, 'refused a delivery');
  throw new AppError('hook.refused');
}

function reply(contentType: string, text: string): StreamReply {
  return { contentType, fileName: 'answer', body: Readable.from([text]) };
}
