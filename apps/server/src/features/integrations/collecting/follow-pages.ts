import type { RunEnd } from '@waybill/collector';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { ConnectableSource } from '../connectable-source.ts';
import { SecretUnreadable } from '../../../platform/secret-box.ts';
import type { CollectServices } from './collect-services.ts';
import { commitPortion } from './commit-portion.ts';
import type { Connection, Connections } from './connections.ts';
import { readDeliveries } from './deliveries.ts';
import { mapPage, type MappedPortion } from './map-page.ts';
import { readStream, type StreamPage, type StreamPages } from './read-stream.ts';
import type { Claim } from './stream-lease.ts';

/** A running collection. */
export interface ActiveRun {
  claim: Claim;
  source: Omit<ConnectableSource, 'sourceId'>;
  stream: DeclaredStream;
  services: CollectServices;
  connections: Connections;
  /** Aborted when the process stops, or when the stream was removed. */
  signal: AbortSignal;
  /** Ends the run silently: someone else has the stream by now. */
  lose(): void;
}

/** Result of a run. */
export interface FinishedRun {
  end: RunEnd;
  requests: number;
}

/**
 * Reads pages and commits each before requesting the next one. `window`: a time span, which leaves the
 * position unchanged.
 */
export async function followPages(
  run: ActiveRun,
  window: { from: number; to: number } | null,
): Promise<FinishedRun> {
  const connection = await connectionOf(run);
  if (!connection) return { end: UNREADABLE, requests: 0 };
  const pages = openPages(run, connection, window);
  const startedAt = run.services.now();
  let requests = 0;
  for (;;) {
    const next = await pages.next();
    if (next.done) return { end: next.value, requests };
    const page = window ? { ...next.value, position: null } : next.value;
    ({ requests } = page);
    if (!(await commitPage(run, page))) run.lose();
    if (run.signal.aborted) {
      // Lets the reader release its resources.
      await pages.return(CANCELLED);
      return { end: CANCELLED, requests };
    }
    const isLong = run.services.now() - startedAt > SLICE_MS;
    if (isLong && page.position !== null) {
      await pages.return(MORE);
      return { end: MORE, requests };
    }
  }
}

/** After this time a run is requeued, if its position allows it: others wait too. */
const SLICE_MS = 600_000;

const MORE: RunEnd = { outcome: 'more' };
const CANCELLED: RunEnd = {
  outcome: 'failed',
  code: 'cancelled',
  retryAfterSec: null,
  detail: 'The run was cancelled.',
};
const UNREADABLE: RunEnd = {
  outcome: 'failed',
  code: 'config_invalid',
  retryAfterSec: null,
  detail: 'The stored secrets cannot be decrypted. Enter them again.',
};

/** Writes a page portion by portion; only the last one moves the position. */
async function commitPage(run: ActiveRun, page: StreamPage): Promise<boolean> {
  const { claim, source, services } = run;
  const { requests, late, position, commitWith } = page;
  let held: MappedPortion | null = null;
  for await (const portion of mapPage(page, source.connector, services.now())) {
    const before = { position: null, requests, late };
    if (held && !(await commitPortion(services, claim, held, before))) return false;
    held = portion;
  }
  if (!held) return true;
  return commitPortion(services, claim, held, { position, requests, late, also: commitWith });
}

/** Null: the secrets were sealed with another key than the current one. */
async function connectionOf({ claim, connections }: ActiveRun): Promise<Connection | null> {
  try {
    return await connections.of(claim);
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}

function openPages(
  { claim, source, stream, services, connections, signal }: ActiveRun,
  connection: Connection,
  window: { from: number; to: number } | null,
): StreamPages {
  return readStream({
    declaration: source.declaration,
    stream,
    values: connection.values,
    send: (url, init) => services.outbound.fetch(url, init),
    resolve: (host) => services.outbound.resolve(host),
    now: services.now,
    signal,
    position: claim.position,
    failures: (claim.backfill ?? claim).failures,
    tokens: connection.tokens,
    budget: connection.budget,
    onSecret: (fieldId, text) => connections.rotate(claim, connection, fieldId, text),
    deliveries: () => readDeliveries(services.database, claim, stream),
    ...(services.sleep ? { sleep: services.sleep } : {}),
    ...(window ? { window } : {}),
  });
}
