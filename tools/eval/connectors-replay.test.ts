import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { declare } from '@waybill/connectors/kit/declaration/declare';
import { afterEach, expect, test } from 'vitest';
import { checkApi } from './connectors-checks.ts';
import type { Fixture, Rule } from './connectors-fixture.ts';
import { planOf } from './connectors-plan.ts';
import { startReplay, type Replay } from './connectors-replay.ts';
import { matchingOf } from './connectors-rules.ts';

const CLOCK = Date.UTC(2026, 0, 1);

function rule(order: number, request: Partial<Rule['request']>, body: unknown, link = ''): Rule {
  return {
    order,
    request: {
      methods: ['GET'],
      path: '/logs/acme',
      query_params: {},
      request_headers: { authorization: 'Bearer recorded' },
      ...request,
    },
    responses: [{ status: 200, headers: link === '' ? {} : { Link: [link] }, body }],
  };
}

const RULES: Rule[] = [
  rule(
    1,
    {
      methods: ['POST'],
      path: '/token',
      query_params: { client_id: 'me', client_secret: 'hidden' },
      request_headers: {},
    },
    { access_token: 'recorded', expires_in: 3600 },
  ),
  rule(2, { query_params: { since: '{since:2024-05-01.*}' } }, [
    { id: 3, at: '2024-05-02T00:00:00Z' },
  ]),
  rule(
    3,
    { query_params: { since: '{since:.*}', limit: '2' } },
    [
      { id: 1, at: '2024-05-01T00:00:00Z' },
      { id: 2, at: '2024-05-01T00:00:00Z' },
    ],
    '<${base}/logs/acme?after=abc>; rel="next"',
  ),
  rule(4, { query_params: { after: 'abc' } }, [{ id: 4, at: '2024-04-30T00:00:00Z' }]),
];

function declaration(query: Record<string, string> = {}) {
  return declare({
    docs: 'Test',
    plan: null,
    latency: 'none',
    gives: ['activity'],
    basis: 'documentation',
    base: 'https://api.example.com',
    credentials: [
      { id: 'org', label: 'Organisation' },
      { id: 'client', label: 'Client' },
      { id: 'secret', label: 'Secret', isSecret: true },
    ],
    auth: {
      type: 'oauth2_client',
      tokenUrl: 'https://login.example.com/token',
      clientId: '{client}',
      clientSecret: '{secret}',
    },
    streams: [
      {
        id: 'logs',
        title: 'Logs',
        kind: 'events',
        sources: ['Slack'],
        transport: 'http',
        request: {
          path: '/logs/{org}',
          query: { since: '{cursor|iso}', limit: '1000', ...query },
        },
        page: { type: 'link_header' },
        cursor: { type: 'time', field: 'at', overlap: 60, initial: 86_400 },
        recordId: ['id'],
      },
    ],
  });
}

const fixture: Fixture = { name: 'test', source: 'slack', rules: RULES };
let replay: Replay | undefined;

afterEach(async () => {
  await replay?.close();
  replay = undefined;
});

async function started(): Promise<Replay> {
  const { streams } = planOf(fixture, declaration());
  const matching = matchingOf(streams, declaration(), RULES);
  replay = await startReplay({
    rules: RULES,
    matching,
    clock: () => CLOCK,
    tokenPaths: ['access_token'],
  });
  return replay;
}

async function signedIn(server: Replay): Promise<RequestInit> {
  const answer = await server.send('https://login.example.com/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'client_id=me&client_secret=hidden&grant_type=client_credentials',
  });
  const { access_token: token }: { access_token: string } = await answer.json();
  return { headers: { authorization: `Bearer ${token}` } };
}

const LOGS = 'https://api.example.com/logs/acme?since=2025-12-31T00:00:00.000Z&limit=1000';

test('the connection is derived from what was recorded', () => {
  const { values, streams } = planOf(fixture, declaration());
  expect(values).toEqual({ org: 'acme', client: 'me', secret: 'hidden' });
  expect(streams.map(({ rules }) => rules.map(({ order }) => order))).toEqual([[2, 3, 4]]);
});

test('it answers what was recorded, under the vendor’s host and clock', async () => {
  const server = await started();
  const answer = await server.send(LOGS, await signedIn(server));
  expect(await answer.json()).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect(answer.headers.get('link')).toBe(
    '<https://api.example.com/logs/acme?after=abc>; rel="next"',
  );
  expect(answer.headers.get('date')).toBe(new Date(CLOCK).toUTCString());
});

test('another run gets what was recorded for a later moment; a page token is taken to the letter', async () => {
  const server = await started();
  const who = await signedIn(server);
  server.begin(1);
  expect(await (await server.send(LOGS, who)).json()).toMatchObject([{ id: 3 }]);
  const page = await server.send('https://api.example.com/logs/acme?after=abc', who);
  expect(await page.json()).toMatchObject([{ id: 4 }]);
  const unknown = await server.send('https://api.example.com/logs/acme?after=xyz', who);
  expect(unknown.status).toBe(404);
  expect(server.unanswered).toEqual(['GET /logs/acme?after=xyz']);
});

test('it refuses strangers and revoked tokens, and what it is told to', async () => {
  const server = await started();
  const who = await signedIn(server);
  expect((await server.send(LOGS, {})).status).toBe(401);
  server.interrupt(429, { 'retry-after': '7' });
  expect((await server.send(LOGS, who)).status).toBe(429);
  expect((await server.send(LOGS, who)).status).toBe(200);
  server.revoke();
  expect((await server.send(LOGS, who)).status).toBe(401);
  expect((await server.send(LOGS, await signedIn(server))).status).toBe(200);
});

test('the collector passes the checks on a sound declaration', async () => {
  expect(await checkApi(fixture, declaration())).toMatchObject({ records: 4, faults: [] });
});

test('a declaration that loses records, or asks at another place, fails them', async () => {
  const sound = declaration();
  const [stream] = sound.streams;
  if (stream?.transport !== 'http') throw new Error('not a stream over HTTP');
  const changed = async (over: Partial<HttpStream>): Promise<string[]> => {
    const streams = [{ ...stream, ...over }];
    return (await checkApi(fixture, { ...sound, streams })).faults;
  };
  expect(await changed({ page: { type: 'none' } })).toContain('logs: 1 of 4 records are missing');
  expect(await changed({ recordId: ['at'] })).toContain('logs: 1 of 4 records are missing');
  expect(await changed({ request: { ...stream.request, path: '/entries/{org}' } })).toEqual([
    'no stream asks for what was recorded',
  ]);
});
