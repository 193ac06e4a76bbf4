import pg from 'pg';
import { CollectFailure, unlessCancelled } from '../../collect-failure.ts';
import { checkedAddress, type ResolveHost } from '../resolve-host.ts';
import type { TransportRun } from '../transport-run.ts';
import { bindMoments } from './bind-moments.ts';
import { postgresFailure } from './postgres-failure.ts';
import { MOST_ROWS, type SqlSource } from './sql-source.ts';

/** How long one query may take, milliseconds. */
const QUERY_MS = 600_000;
const CONNECT_MS = 10_000;

/**
 * A PostgreSQL server, read in transactions that cannot write. Settings by these names: `host`, `port`,
 * `database`, `user`, `password`; `tls` is `off` for servers without it; `tls_ca` holds the server's own
 * certificate authority, PEM.
 */
export async function openPostgres(run: TransportRun, resolve: ResolveHost): Promise<SqlSource> {
  const { values, signal } = run;
  const setting = (id: string): string => values[id]?.trim() ?? '';
  const host = setting('host');
  if (host === '' || setting('database') === '' || setting('user') === '') {
    throw new CollectFailure('config_invalid', 'The host, the database or the user is missing.');
  }
  const ca = setting('tls_ca');
  const client = new pg.Client({
    host: await checkedAddress(host, resolve),
    port: Number(setting('port') || 5432),
    database: setting('database'),
    user: setting('user'),
    password: values['password'] ?? '',
    // The certificate must match the name, not the resolved address.
    ssl: setting('tls') === 'off' ? false : { servername: host, ...(ca !== '' && { ca }) },
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: QUERY_MS,
    application_name: 'waybill',
    types: { getTypeParser: parserOf },
  });
  // A server that goes away is noticed at the next query; without a listener it would end the process.
  client.on('error', () => undefined);
  const stop = (): void => void client.end().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    await client.query("SET TIME ZONE 'UTC'; SET DateStyle = 'ISO'");
  } catch (error) {
    signal.removeEventListener('abort', stop);
    stop();
    unlessCancelled(signal);
    throw postgresFailure(error);
  }

  return {
    rows: async function* rows(query, { since, until }) {
      const moments = {
        since: new Date(since).toISOString(),
        until: new Date(until).toISOString(),
      };
      // A parameter that the query does not read would have no type.
      const names: ('since' | 'until')[] = [];
      const { text } = bindMoments(query, (name) => {
        if (!names.includes(name)) names.push(name);
        return `$${names.indexOf(name) + 1}`;
      });
      try {
        await client.query('BEGIN TRANSACTION READ ONLY');
        await client.query(
          `DECLARE waybill NO SCROLL CURSOR FOR ${text}`,
          names.map((name) => moments[name]),
        );
        for (;;) {
          const { rows: found } = await client.query<Record<string, unknown>>(
            `FETCH ${MOST_ROWS} FROM waybill`,
          );
          if (found.length > 0) yield found;
          if (found.length < MOST_ROWS) break;
        }
        await client.query('ROLLBACK');
      } catch (error) {
        unlessCancelled(signal);
        throw postgresFailure(error);
      }
    },
    close: async () => {
      signal.removeEventListener('abort', stop);
      await client.end().catch(() => undefined);
    },
  };
}

/** Times as texts: JavaScript's have no microseconds, and are interpreted as local. */
function parserOf(
  oid: Parameters<typeof pg.types.getTypeParser>[0],
  format?: 'text' | 'binary',
): (text: string) => unknown {
  const { TIMESTAMP, TIMESTAMPTZ, DATE } = pg.types.builtins;
  if (oid === TIMESTAMP || oid === TIMESTAMPTZ) return isoMoment;
  if (oid === DATE) return (text) => text;
  const parse: (text: string) => unknown = pg.types.getTypeParser(oid, format ?? 'text');
  return parse;
}

/** `2026-02-03 04:05:06.789+00`; the session's zone is UTC. */
function isoMoment(text: string): string {
  return `${text.replace(' ', 'T').replace(/\+00$/, '')}Z`;
}
