import {
  collect,
  collectObjects,
  collectQueue,
  collectSql,
  type CollectedPage,
  type CollectOptions,
  type ResolveHost,
  type RunEnd,
} from '@waybill/collector';
import type { Declaration, DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Transaction } from '@waybill/store';

/** A page with the updates that must be atomic with its records. */
export type StreamPage = CollectedPage & {
  /** Bodies and lines as sent, instead of records. */
  payloads?: readonly Buffer[];
  commitWith?: (tx: Transaction) => Promise<void>;
};

/** Pages of one run. A yielded page counts as committed when the next one is requested. */
export type StreamPages = AsyncGenerator<StreamPage, RunEnd>;

export interface ReadOptions extends Omit<CollectOptions, 'stream'> {
  declaration: Declaration;
  stream: DeclaredStream;
  /** Addresses of hosts with a protocol other than HTTP. */
  resolve: ResolveHost;
  /** Deliveries to the stream; push streams only. */
  deliveries: () => StreamPages;
}

/** Reads a stream by its transport. */
export function readStream({ stream, deliveries, ...given }: ReadOptions): StreamPages {
  const options = { ...given, values: everyValue(given) };
  switch (stream.transport) {
    case 'http':
      return collect({ ...options, stream });
    case 'objectstore':
      return collectObjects({ ...options, stream });
    case 'queue':
      return collectQueue({ ...options, stream });
    case 'sql':
      return collectSql({ ...options, stream });
    case 'webhook':
    case 'syslog':
      return deliveries();
    case 'agent':
      return noPages();
  }
}

/** A value for every field of the form: the given one, else the default, else empty. */
export function everyValue({
  declaration,
  values,
}: Pick<ReadOptions, 'declaration' | 'values'>): Record<string, string> {
  return Object.fromEntries(
    declaration.credentials.map(({ id, default: preset = '' }) => [id, values[id] || preset]),
  );
}

/** Pushed data is not polled. */
export async function* noPages(): StreamPages {
  yield* [];
  return { outcome: 'complete' };
}
