import { apiTokenRoutes } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiToken } from '../../testing/route-bodies.ts';
import { ENTRIES, nameOf, SESSION, withIds, type Entry } from '../../testing/route-table.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../testing/test-app.ts';

const PER_MINUTE = 40;
const QUOTAS = { read: 40, change: 8, heavy: 2 };

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await testApp({ environment: { WAYBILL_REQUESTS_PER_MINUTE: String(PER_MINUTE) } });
  member = await testMember(app);
});
afterAll(() => app.close());

async function call(entry: Entry, headers: Record<string, string>) {
  const reply = await app.app.inject({
    method: entry.method,
    url: withIds(entry.path, {}),
    headers,
  });
  const header = (name: string): string => String(reply.headers[name] ?? '');
  return {
    status: reply.statusCode,
    policy: header('ratelimit-policy'),
    left: header('ratelimit'),
    wait: Number(header('retry-after')),
  };
}

const signedIn = (who: TestMember) => ({ 'session-token': who.sessionToken });
const byName = (name: string): Entry => {
  const entry = ENTRIES.find((one) => nameOf(one) === name);
  if (!entry) throw new Error(`No route ${name}`);
  return entry;
};

function kindOf(policy: string): keyof typeof QUOTAS {
  const [, kind] = /^"(change|heavy)";/.exec(policy) ?? [];
  return kind === 'change' || kind === 'heavy' ? kind : 'read';
}

/** Whether an answer says what holds for the request of this number. */
function isCounted(
  { status, policy, left, wait }: Awaited<ReturnType<typeof call>>,
  kind: keyof typeof QUOTAS,
  number: number,
): boolean {
  const quota = QUOTAS[kind];
  const isOver = number > quota;
  const rest = Math.max(0, quota - number);
  if (policy !== `"${kind}";q=${quota};w=60` || !left.startsWith(`"${kind}";r=${rest};t=`))
    return false;
  return isOver ? status === 429 && wait > 0 && wait <= 60 : status !== 429;
}

test('every route says how much is left, until its kind is used up, and then when to come back', async () => {
  const used = { read: 0, change: 0, heavy: 0 };
  const wrong = [];
  for (const entry of SESSION) {
    const reply = await call(entry, signedIn(member));
    const kind = kindOf(reply.policy);
    used[kind] += 1;
    const isRight = isCounted(reply, kind, used[kind]);
    if (!isRight) wrong.push([nameOf(entry), reply]);
  }
  expect(wrong).toEqual([]);
  expect(used.read > QUOTAS.read && used.change > QUOTAS.change && used.heavy > QUOTAS.heavy).toBe(
    true,
  );
});

test('others are not affected, and a token has its own quota', async () => {
  const list = byName('GET /v1/policies');
  const other = await testMember(app);
  expect((await call(list, signedIn(other))).left).toMatch(/^"read";r=39;/);
  const { json } = await other.call('POST', '/v1/tokens', apiToken(['policy:read']));
  const { secret } = apiTokenRoutes['/v1/tokens'].POST.response.parse(json);
  const bearer = { authorization: `Bearer ${secret}` };
  expect((await call(list, bearer)).left).toMatch(/^"read";r=39;/);
  for (let more = 0; more < PER_MINUTE; more += 1) await call(list, bearer);
  expect((await call(list, bearer)).status).toBe(429);
  expect((await call(list, signedIn(other))).status).toBe(200);
});

test('a minute later there is a new quota', async () => {
  app.advance(61_000);
  const { status, left } = await call(byName('GET /v1/policies'), signedIn(member));
  app.advance(-61_000);
  expect([status, left]).toEqual([200, '"read";r=39;t=60']);
});
