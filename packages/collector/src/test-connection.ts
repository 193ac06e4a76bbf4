import type { VendorRecord } from '@waybill/connectors';
import type { ConnectionReach, ConnectorFailure } from '@waybill/contract';
import { CollectFailure } from './collect-failure.ts';
import type { CollectOptions } from './collect-options.ts';
import { collectPartition } from './collect-partition.ts';
import { partitionsOf } from './partitions-of.ts';
import { createRun } from './run-context.ts';
import { readable } from './unreadable.ts';
import type { TimeWindow } from './time-window.ts';

export type ConnectionTest =
  | { ok: true; sample: VendorRecord | null }
  | { ok: false; code: ConnectorFailure; detail: string; reach: ConnectionReach | null };

/**
 * Requests the first page of a stream's first partition, newest window, without retries, and returns
 * whether that worked. Stores nothing except a rotated refresh token. `sample` is null without data.
 */
export async function testConnection(
  options: Omit<CollectOptions, 'position' | 'window'>,
): Promise<ConnectionTest> {
  const { stream } = options;
  try {
    const once = { ...stream, retry: { ...stream.retry, attempts: 1 } };
    const window = newestWindow(options);
    const run = createRun({
      ...options,
      stream: once,
      position: null,
      ...(window && { window }),
    });
    const [partition] = await partitionsOf(run);
    if (partition === undefined) return { ok: true, sample: null };
    for await (const { elements } of collectPartition(run, { partition, position: undefined })) {
      return { ok: true, sample: readable(elements).records[0] ?? null };
    }
    return { ok: true, sample: null };
  } catch (error) {
    if (!(error instanceof CollectFailure)) throw error;
    const { code, message: detail, reach } = error;
    return { ok: false, code, detail, reach };
  }
}

function newestWindow({ stream, now }: Pick<CollectOptions, 'stream' | 'now'>): TimeWindow | null {
  const { cursor } = stream;
  if (cursor.type !== 'time') return null;
  const to = now() - cursor.lag * 1000;
  const span = Math.min(cursor.initial, cursor.maxWindow ?? cursor.initial);
  return { from: to - span * 1000, to };
}
