import { hash } from 'node:crypto';
import { createRequestBudget, createTokenCache, testConnection } from '@waybill/collector';
import type { ConnectionTest, ConnectorFailure } from '@waybill/contract';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Outbound } from '@waybill/outbound';
import { createLruMap } from '../../platform/lru-map.ts';
import { everyValue, noPages, readStream, type ReadOptions } from './collecting/read-stream.ts';
import { isDelivered, type ConnectableSource } from './connectable-source.ts';

/** A connection tested before saving. */
export interface Trial {
  source: ConnectableSource;
  streams: readonly DeclaredStream[];
  values: Readonly<Record<string, string>>;
  outbound: Outbound;
  now: () => number;
  /** The vendor replaced the old secret, which may be invalid from now on. */
  onSecret: (fieldId: string, text: string) => Promise<void>;
}

type StreamTest = ConnectionTest['streams'][number];

/** Time for all streams together: someone waits for the answer. */
const PATIENCE_MS = 45_000;

/** Requests the first page of each stream from the vendor and stores nothing. */
export async function tryConnection(trial: Trial): Promise<ConnectionTest> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const shared: Omit<ReadOptions, 'stream'> = {
    declaration: trial.source.declaration,
    values: trial.values,
    send: (url, init) => trial.outbound.fetch(url, init),
    resolve: (host) => trial.outbound.resolve(host),
    now: trial.now,
    signal,
    position: null,
    tokens: createTokenCache(),
    budget: createRequestBudget(),
    onSecret: trial.onSecret,
    deliveries: noPages,
  };
  const streams = await Promise.all(
    trial.streams.map(async (stream) => ({
      streamId: stream.id,
      ...(await tryStream({ ...shared, stream })),
    })),
  );
  return { ok: streams.every(({ ok }) => ok), streams };
}

async function tryStream(options: ReadOptions): Promise<Omit<StreamTest, 'streamId'>> {
  const { stream } = options;
  if (isDelivered(stream) || stream.transport === 'agent') {
    return {
      ...PASSED,
      detail: 'This stream is pushed by the vendor, so there is no request to test.',
    };
  }
  if (stream.transport !== 'http') return firstPage(options);
  const test = await testConnection({ ...options, values: everyValue(options), stream });
  return test.ok ? PASSED : failed(test.code, test.detail, test.reach);
}

/** Deliveries that are read but not acknowledged are delivered again. */
async function firstPage(options: ReadOptions): Promise<Omit<StreamTest, 'streamId'>> {
  const pages = readStream(options);
  const first = await pages.next();
  if (!first.done) {
    await pages.return({ outcome: 'complete' });
    return PASSED;
  }
  return first.value.outcome === 'failed' ? failed(first.value.code, first.value.detail) : PASSED;
}

const PASSED = { ok: true, failure: null, reach: null, detail: null } as const;

function failed(
  code: ConnectorFailure,
  detail: string,
  reach: StreamTest['reach'] = null,
): Omit<StreamTest, 'streamId'> {
  // Not cancelled by anyone: the timeout expired.
  if (code === 'cancelled') {
    const late = 'The request timed out.';
    return { ok: false, failure: 'unavailable', reach: 'timeout', detail: late };
  }
  return { ok: false, failure: code, reach, detail };
}

/** Secrets that a vendor rotated during the test of a form with the old ones. */
export interface RotatedSecrets {
  remember(old: string, text: string): void;
  /** The values with rotated ones replaced. */
  renew(values: Readonly<Record<string, string>>): Record<string, string>;
}

/**
 * In memory, under a hash of the old one: someone who connects right after the test only has that one.
 */
export function rotatedSecrets(): RotatedSecrets {
  const known = createLruMap<string>(500);
  const keyOf = (text: string): string => hash('sha256', text);
  return {
    remember: (old, text) => known.set(keyOf(old), text),
    renew: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([id, text]) => [id, known.get(keyOf(text.trim())) ?? text]),
      ),
  };
}
