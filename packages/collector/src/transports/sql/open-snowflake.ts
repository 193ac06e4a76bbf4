import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import type { VendorRecord } from '@waybill/connectors';
import { CollectFailure } from '../../collect-failure.ts';
import { textOf, valueAt } from '../../path-value.ts';
import { jsonOf, type VendorAnswer } from '../../vendor-answer.ts';
import { waitFor } from '../../wait-for.ts';
import { sendRequest } from '../send-request.ts';
import { rsaKey, signJwt } from '../sign-jwt.ts';
import type { TransportRun } from '../transport-run.ts';
import { bindMoments } from './bind-moments.ts';
import { snowflakeFailure } from './snowflake-failure.ts';
import { snowflakeRow, type SnowflakeColumn } from './snowflake-row.ts';
import { MOST_ROWS, type SqlSource, type Stretch } from './sql-source.ts';

/** How long one query may take, seconds. */
const QUERY_SEC = 600;
const FIRST_POLL_MS = 500;
const LONGEST_POLL_MS = 10_000;

/**
 * Snowflake by its SQL API, signed in with a key pair. Settings by these names: `account`, `user`,
 * `private_key` and `private_key_passphrase`, and where the user's defaults do not do, `role`,
 * `warehouse` and `database`. `endpoint`: instead of the account's address.
 */
export function openSnowflake(run: TransportRun, endpoint?: string): SqlSource {
  const api = createApi(run, endpoint);
  return {
    rows: async function* rows(query, stretch) {
      const first = await api.execute(query, stretch);
      const columns = columnsOf(first);
      const handle = textOf(valueAt(first, 'statementHandle')) ?? '';
      const found = valueAt(first, 'resultSetMetaData.partitionInfo');
      const count = Array.isArray(found) ? Math.max(1, found.length) : 1;
      for (let partition = 0; partition < count; partition += 1) {
        const body = partition === 0 ? first : await api.partition(handle, partition);
        const rowsIn = dataOf(body).map((cells) => snowflakeRow(columns, cells));
        for (let at = 0; at < rowsIn.length; at += MOST_ROWS) {
          yield rowsIn.slice(at, at + MOST_ROWS) satisfies VendorRecord[];
        }
      }
    },
    close: () => Promise.resolve(),
  };
}

function createApi(run: TransportRun, endpoint: string | undefined) {
  const setting = (id: string): string => run.values[id]?.trim() ?? '';
  const account = setting('account')
    .replace(/^https?:\/\//, '')
    .replace(/\.snowflakecomputing\.com.*$/, '');
  if (!/^[\w.-]+$/.test(account) || setting('user') === '') {
    throw new CollectFailure('config_invalid', 'The account or the user is missing.');
  }
  // Names may hold underscores; hosts may not.
  const host = `https://${account.replaceAll('_', '-').toLowerCase()}.snowflakecomputing.com`;
  const base = `${endpoint ?? host}/api/v2/statements`;
  const key = rsaKey(run.values['private_key'] ?? '', run.values['private_key_passphrase']);
  const subject = `${accountName(account)}.${setting('user').toUpperCase()}`;
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(spki).digest('base64');

  async function ask(method: string, path: string, body: object | null): Promise<VendorAnswer> {
    const make = async () => ({
      method,
      url: new URL(base + path),
      headers: {
        authorization: `Bearer ${await signJwt({ iss: `${subject}.SHA256:${fingerprint}`, sub: subject }, key, run.now())}`,
        'x-snowflake-authorization-token-type': 'KEYPAIR_JWT',
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'waybill',
      },
      body: body === null ? null : JSON.stringify(body),
    });
    return sendRequest(run, make, snowflakeFailure);
  }

  async function execute(query: string, stretch: Stretch): Promise<unknown> {
    const { text, bound } = bindMoments(query, () => '?');
    const named = ['role', 'warehouse', 'database']
      .map((id) => [id, setting(id)])
      .filter(([, value]) => value !== '');
    const bindings = bound.map((moment, index) => [String(index + 1), timestamp(stretch[moment])]);
    // With its own id, a resent statement is not executed again.
    let answer = await ask('POST', `?requestId=${randomUUID()}&retry=true`, {
      statement: text,
      timeout: QUERY_SEC,
      bindings: Object.fromEntries(bindings),
      parameters: { timezone: 'UTC' },
      ...Object.fromEntries(named),
    });
    const handle = textOf(valueAt(jsonOf(answer), 'statementHandle')) ?? '';
    for (
      let wait = FIRST_POLL_MS;
      answer.status === 202;
      wait = Math.min(wait * 2, LONGEST_POLL_MS)
    ) {
      await (run.sleep ?? waitFor)(wait, run.signal);
      answer = await ask('GET', `/${encodeURIComponent(handle)}`, null);
    }
    return jsonOf(answer);
  }

  return {
    execute,
    partition: async (handle: string, number: number): Promise<unknown> =>
      jsonOf(await ask('GET', `/${encodeURIComponent(handle)}?partition=${number}`, null)),
  };
}

/** As the token names it: without region and cloud, which only the address of a locator has. */
function accountName(account: string): string {
  return (account.split('.')[0] ?? '').toUpperCase();
}

/** Nanoseconds, as the API takes moments. */
function timestamp(ms: number): { type: string; value: string } {
  return { type: 'TIMESTAMP_LTZ', value: `${ms}000000` };
}

function columnsOf(body: unknown): SnowflakeColumn[] {
  const found = valueAt(body, 'resultSetMetaData.rowType');
  if (!Array.isArray(found)) {
    throw new CollectFailure('invalid_response', 'The answer does not say what its columns are.');
  }
  return found.map((column: unknown) => ({
    name: textOf(valueAt(column, 'name')) ?? '',
    type: (textOf(valueAt(column, 'type')) ?? '').toLowerCase(),
    scale: Number(valueAt(column, 'scale') ?? 0),
  }));
}

function dataOf(body: unknown): unknown[][] {
  const found = valueAt(body, 'data');
  if (!Array.isArray(found)) {
    throw new CollectFailure('invalid_response', 'A part of the answer holds no rows.');
  }
  return found.filter((row: unknown) => Array.isArray(row));
}
