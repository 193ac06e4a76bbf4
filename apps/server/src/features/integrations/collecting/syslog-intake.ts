import { startSyslogReceiver, type SyslogReceiver, type SyslogSource } from '@waybill/collector';
import { syslogLine } from '@waybill/connectors/kit/syslog/syslog-line';
import type { CollectServices, StreamTarget } from './collect-services.ts';
import { storeDelivery } from './deliveries.ts';

/** Listening address; a port of 0 is off. */
export interface SyslogPorts {
  host: string;
  port: number;
  tls: { port: number; cert: string; key: string } | null;
}

interface KnownStream extends StreamTarget {
  tag: string;
  senders: readonly string[];
}

/** How old the list of known senders may be, milliseconds. */
const FRESH_MS = 5000;

type IntakeServices = Pick<CollectServices, 'database' | 'log' | 'now'>;

/**
 * Receives syslog and stores the lines of known senders for their streams. A line belongs to a stream
 * if it contains the stream's tag before its message, or comes from an address that exactly one
 * integration lists as its sender. All other lines are dropped.
 */
export async function receiveSyslog(
  services: IntakeServices,
  { host, port, tls }: SyslogPorts,
): Promise<{ ports: number[]; stop(): Promise<void> }> {
  const known = knownStreams(services);
  const dropped = droppedLines(services);
  const shared = {
    host,
    // Tags are inside the lines, so that every sender is listened to as long as there is any stream.
    accepts: () => true,
    onLines: (lines: readonly string[], source: SyslogSource) => take(lines, source),
  };
  const receivers: SyslogReceiver[] = [];
  if (port !== 0) {
    receivers.push(await startSyslogReceiver({ ...shared, protocol: 'tcp', port }));
    receivers.push(await startSyslogReceiver({ ...shared, protocol: 'udp', port }));
  }
  if (tls) {
    const { cert, key } = tls;
    receivers.push(
      await startSyslogReceiver({ ...shared, protocol: 'tls', port: tls.port, tls: { cert, key } }),
    );
  }

  async function take(lines: readonly string[], { address }: SyslogSource): Promise<void> {
    const streams = await known();
    const byStream = new Map<KnownStream, string[]>();
    for (const line of lines) {
      const stream = streamOfLine(line, address, streams);
      if (stream) byStream.set(stream, [...(byStream.get(stream) ?? []), line]);
      else dropped.count();
    }
    const faults: unknown[] = [];
    for (const [stream, own] of byStream) {
      const body = Buffer.from(own.join('\n'));
      try {
        await services.database.tenant(stream.tenantId, (tx) =>
          storeDelivery(tx, stream, { form: 'lines', body, now: services.now() }),
        );
      } catch (error) {
        // Lines of other streams arrived with these.
        const { tenantId, integrationId, streamId } = stream;
        const place = { tenantId, integrationId, streamId, lines: own.length };
        services.log.error({ ...place, err: error }, 'could not store syslog lines');
        faults.push(error);
      }
    }
    // The sender's connection ends: one that can resend does.
    if (faults.length > 0) throw new AggregateError(faults, 'Could not store lines');
  }

  return {
    ports: receivers.map((receiver) => receiver.port),
    async stop() {
      await Promise.all(receivers.map((receiver) => receiver.stop()));
    },
  };
}

/** The stream of a line. A tag counts only in a sender's identification, not in a message. */
export function streamOfLine<S extends Pick<KnownStream, 'tag' | 'senders'>>(
  line: string,
  address: string,
  streams: readonly S[],
): S | undefined {
  const { host, app, procId, msgId, structuredData } = syslogLine(line);
  const named = [host, app, procId, msgId, structuredData].join(' ');
  const tagged = streams.find(({ tag }) => named.includes(tag));
  if (tagged) return tagged;
  const [only, ...others] = streams.filter(({ senders }) => senders.includes(address));
  return others.length === 0 ? only : undefined;
}

/** Logging interval for dropped lines, milliseconds. */
const TELL_MS = 600_000;

/** Periodically logs how many lines were dropped: a sender has a wrong tag, or is unknown. */
function droppedLines({ log, now }: IntakeServices) {
  let lines = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    count() {
      lines += 1;
      if (now() - toldAt < TELL_MS) return;
      log.warn({ lines }, 'dropped syslog lines from unknown senders');
      toldAt = now();
      lines = 0;
    },
  };
}

/** The streams that receive syslog, at most a few seconds old. */
function knownStreams({ database, now }: IntakeServices): () => Promise<readonly KnownStream[]> {
  let held: Promise<readonly KnownStream[]> = Promise.resolve([]);
  let loadedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - loadedAt > FRESH_MS) {
      loadedAt = now();
      held = load(database);
      // The next line retries.
      held.catch(() => void (loadedAt = Number.NEGATIVE_INFINITY));
    }
    return held;
  };
}

async function load(database: IntakeServices['database']): Promise<KnownStream[]> {
  const rows = await database.system((tx) =>
    tx.named<{
      tenant_id: number;
      integration_id: string;
      stream_id: string;
      tag: string;
      senders: string;
    }>(
      'syslog_streams',
      'SELECT tenant_id, integration_id, stream_id, tag, senders FROM syslog_streams()',
    ),
  );
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    integrationId: row.integration_id,
    streamId: row.stream_id,
    tag: row.tag,
    senders: row.senders.split(',').map((part) => part.trim()),
  }));
}
