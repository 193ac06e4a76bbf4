import { gzipSync } from 'node:zlib';
import { createS3Client } from '@waybill/collector';
import type { Outbound } from '@waybill/outbound';
import { deliverSyslog } from './deliver-syslog.ts';
import { bucketAddress, syslogAddress } from './export-address.ts';

/** Target of a batch, and its secret. */
export interface DeliveryTarget {
  exportId: string;
  kind: 'http' | 's3' | 'syslog';
  address: string;
  endpoint: string | null;
  region: string | null;
  accessKeyId: string | null;
  secret: string | null;
  /** Days for which an object cannot be changed or deleted; null: no lock. */
  lockDays: number | null;
}

export interface DeliveredBatch {
  batchId: string;
  ingestedAt: Date;
  /** JSON, one event or audit entry a line. */
  lines: string;
}

const DAY_MS = 86_400_000;

/** The receiver did not take it. The message is for people: it holds neither secret nor event. */
class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
}

/**
 * Delivers a batch. The same batch always has the same name (an object's key, or the header
 * `idempotency-key`), so resending after a crash creates no duplicates. Throws on failure.
 */
export async function deliverBatch(
  outbound: Outbound,
  target: DeliveryTarget,
  batch: DeliveredBatch,
  signal: AbortSignal,
): Promise<void> {
  if (target.kind === 's3') return putObject(outbound, target, batch, signal);
  if (target.kind === 'syslog') {
    const receiver = syslogAddress(target.address);
    if (receiver === null) throw new DeliveryFailure('The address is invalid.');
    return deliverSyslog(outbound, receiver, batch.lines, { signal });
  }
  const answer = await outbound.fetch(target.address, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/x-ndjson',
      'idempotency-key': `${target.exportId}-${batch.batchId}`,
      ...(target.secret === null ? {} : { authorization: target.secret }),
    },
    body: batch.lines,
  });
  if (!answer.ok) throw new DeliveryFailure(`The receiver returned status ${answer.status}.`);
}

async function putObject(
  outbound: Outbound,
  target: DeliveryTarget,
  batch: DeliveredBatch,
  signal: AbortSignal,
): Promise<void> {
  const place = bucketAddress(target.address);
  const { region, accessKeyId, secret } = target;
  if (place === null || region === null || accessKeyId === null || secret === null) {
    throw new DeliveryFailure('Bucket, region or keys are missing.');
  }
  const client = createS3Client(
    {
      values: {},
      position: null,
      now: Date.now,
      signal,
      send: (url, init) => outbound.fetch(url, init),
    },
    {
      bucket: place.bucket,
      region,
      ...(target.endpoint === null ? {} : { endpoint: target.endpoint }),
      keys: () => Promise.resolve({ accessKeyId, secretAccessKey: secret }),
    },
  );
  await client.put(objectKey(place.prefix, batch), gzipSync(batch.lines), {
    contentType: 'application/gzip',
    ...(target.lockDays === null ? {} : { lockUntil: Date.now() + target.lockDays * DAY_MS }),
  });
}

/** `prefix/2026/02/03/04/000000000017.ndjson.gz`: by the hour of arrival, in the order of arrival. */
function objectKey(prefix: string, { batchId, ingestedAt }: DeliveredBatch): string {
  const hour = ingestedAt.toISOString().slice(0, 13).replaceAll(/[-T]/g, '/');
  const name = `${hour}/${batchId.padStart(12, '0')}.ndjson.gz`;
  return prefix === '' ? name : `${prefix}/${name}`;
}
