import {
  METHODS,
  ROUTES,
  type Method,
  type RouteDefinition,
  type RouteTable,
} from '@waybill/contract';
import { connectorForSource } from '@waybill/connectors';
import { z } from 'zod';
import { publicShare, sendRecords } from './drive-records.ts';
import { replayingConnector } from './replaying-vendor.ts';
import { ROUTE_BODIES, ROUTE_IDS, ROUTE_QUERIES, ROUTE_UPLOADS } from './route-bodies.ts';
import { enrolTotp } from './sign-in.ts';
import { callerOf, testApp, testMember, type TestApp, type TestMember } from './test-app.ts';

/** A route of the contract, for tests over the whole table. */
export interface Entry {
  path: string;
  method: Method;
  definition: RouteDefinition;
}

const TABLE: RouteTable = ROUTES;
export const ENTRIES: Entry[] = Object.entries(TABLE).flatMap(([path, methods]) =>
  METHODS.flatMap((method) => {
    const definition = methods[method];
    return definition ? [{ path, method, definition }] : [];
  }),
);
/** Routes of signed-in users. Removals come last: the others need the data. */
export const SESSION = ENTRIES.filter(
  ({ definition }) => (definition.access ?? 'session') === 'session',
).toSorted((left, right) => Number(left.method === 'DELETE') - Number(right.method === 'DELETE'));
/** Lets every tenant preview contents. */
export async function allowPreviews({ db }: TestApp): Promise<void> {
  await db.owner.query('UPDATE tenant SET feature_flags = $1', [{ show_file_preview: true }]);
}

/** An app with something of every kind, and a member of a tenant who is known to the product. */
export async function tableApp(): Promise<{ app: TestApp; owner: TestMember }> {
  const connector = replayingConnector();
  const app = await testApp({
    // In development mail is stored, so that invitations can be sent.
    environment: { REFRESH_MODE: 'body', WAYBILL_IDENTITY_DEV: '1' },
    connectorOf: (source) => (source === 'Slack' ? connector : connectorForSource(source)),
  });
  const owner = await testMember(app);
  // Like the console's first call; it makes users known to the product, which assignees require.
  await owner.call('GET', '/v1/session');
  await sendRecords(app, owner.tenantId, [
    publicShare({ id: 1, at: Date.now() - 60_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await allowPreviews(app);
  await app.db.owner.query(
    `INSERT INTO rejected_payload VALUES ($1, gen_random_uuid(), now(), 'slack', 1, NULL, 'x', 1, false, $2, 'h')`,
    [owner.tenantId, (await import('node:zlib')).zstdCompressSync('{')],
  );
  return { app, owner };
}

export const nameOf = ({ method, path }: Entry): string => `${method} ${path}`;

/** Routes that need an authenticator app, or end the sessions that rely on one. */
export const WITH_APP = new Set([
  'POST /v1/session/recovery',
  'POST /v1/profile/recovery-codes',
  'DELETE /v1/profile/totp',
]);

/** A member with an authenticator app, and one of their recovery codes. */
export async function recoverable(app: TestApp): Promise<[TestMember, Record<string, string>]> {
  const member = await testMember(app);
  const { sessionToken } = await enrolTotp(app, member);
  const call = callerOf(app.app, sessionToken);
  const { json } = await call('POST', '/v1/profile/recovery-codes');
  const [recoveryCode = ''] = z.object({ codes: z.array(z.string()) }).parse(json).codes;
  return [{ ...member, call }, { recoveryCode }];
}

export function withIds(path: string, ids: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? 'unknown');
}

const Body = z.record(z.string(), z.unknown()).optional();

function bodyOf(name: string, ids: Record<string, string>): object | undefined {
  const body = ROUTE_BODIES[name];
  return body && Body.parse(JSON.parse(withIds(JSON.stringify(body), ids)));
}

export async function callAs(member: TestMember, entry: Entry, ids: Record<string, string>) {
  const name = nameOf(entry);
  const chosen = Object.entries(ROUTE_IDS[name] ?? {}).map(([parameter, id]) => [
    parameter,
    ids[id] ?? 'unknown',
  ]);
  const path = withIds(entry.path, { ...ids, ...Object.fromEntries(chosen) });
  const body = ROUTE_UPLOADS[name] ?? bodyOf(name, ids);
  return member.call(entry.method, path + (ROUTE_QUERIES[name] ?? ''), body);
}

export const successOf = ({ definition }: Entry): number => definition.status ?? 200;
