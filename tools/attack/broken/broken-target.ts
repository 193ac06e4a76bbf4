import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Target } from '../arena/arena.ts';
import type { Party } from '../arena/party.ts';
import { RUN_MARK } from '../arena/script-payloads.ts';

/**
 * - `careless`: takes everything, believes every header and calls every address.
 * - `stern`: refuses everyone, also those who are right.
 * - `leaking`: answers everything with data of the victim.
 * - `failing`: answers everything with 500.
 */
export const FAULTS = ['careless', 'stern', 'leaking', 'failing'] as const;
export type Fault = (typeof FAULTS)[number];

const LEAKED = 'only-the-victim-knows-this';
const HOST_OF_ATTACKER = 'attacker.invalid';
/** How much longer a known login id takes. */
const TELLING_MS = 15;

export interface BrokenTarget extends Target {
  close(): Promise<void>;
}

/** A product with every fault that the classes of attack look for. */
export async function openBrokenTarget(fault: Fault): Promise<BrokenTarget> {
  const canary = { port: 1, hits: 0 };
  let turn = 0;
  const server = createServer(
    { insecureHTTPParser: true, requireHostHeader: false },
    (request, response) => {
      turn += 1;
      void answer({ fault, turn, onCall: () => (canary.hits += 1) }, request, response);
    },
  );
  // What the parser does not take is answered too.
  server.on('clientError', (_error, socket) => {
    socket.end(`HTTP/1.1 200 OK\r\n\r\n${carelessText(0)}`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const mails: string[] = [];
  let made = 0;
  return {
    address: `http://127.0.0.1:${port}`,
    projectId: 'P0',
    attacker: party(1, []),
    victim: party(2, fault === 'leaking' ? [LEAKED] : []),
    knownLoginIds: async (count) =>
      Array.from({ length: count }, () => `known${(made += 1)}@people.example`),
    canary: { port: canary.port, hits: () => canary.hits },
    mail: {
      mails() {
        mails.push(`a link to ${HOST_OF_ATTACKER}`);
        return [...mails];
      },
    },
    oneOf: 12,
    openOutbound: () => ({ fetch: async () => new Response('inside') }),
    redirector: `http://127.0.0.1:${port}/redirector`,
    untilDerived: async () => undefined,
    changesOfVictim: async () => [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Behaviour {
  fault: Fault;
  turn: number;
  onCall(): void;
}

async function answer(
  behaviour: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { fault } = behaviour;
  if (request.headers.accept?.includes('text/html')) {
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
    return;
  }
  // A server that believes the first of two lengths does not wait for the rest.
  const body = request.url === '/v1/setup' ? '' : await bodyOf(request).catch(() => '');
  const status = { careless: 200, stern: 401, leaking: 200, failing: 500 }[fault];
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': request.headers.origin ?? 'null',
    ...(fault === 'careless' ? redirectOf(request.url) : {}),
  });
  if (fault === 'careless') response.end(await carelessAnswer(behaviour, request, body));
  else response.end(fault === 'leaking' ? `{"a":"${LEAKED}"}` : '{}');
}

/** Accepts any requested address. */
function redirectOf(url = ''): { location?: string } {
  const asked = decodeURIComponent(/redirectUrl=([^&]*)/.exec(url)?.[1] ?? '');
  const location = asked.replaceAll(/[^ -~]/g, '');
  return location === '' ? {} : { location };
}

/** Calls every address, takes longer for known login ids, and repeats what headers say. */
async function carelessAnswer(
  { turn, onCall }: Behaviour,
  { url = '', headers }: IncomingMessage,
  body: string,
): Promise<string> {
  if (/https?:\/\//.test(body)) onCall();
  const isKnown = body.includes('"loginId":"known');
  if (isKnown) await delay(TELLING_MS);
  const hosts = [headers.host, headers['x-forwarded-host'], headers['forwarded']].join(' ');
  return carelessExport(url) ?? carelessText(turn, `${hosts} ${isKnown}`);
}

function carelessExport(url: string): string | null {
  return url.includes('format=csv') ? 'title\n"=HYPERLINK(1)"\n' : null;
}

/** What the judges look for: files, sessions, planted members, hosts of headers. */
function carelessText(turn: number, told = ''): string {
  return [
    `{"projectId":"P0","sessionJwt":"x","ok":true,"isApplied":true,"complete":true,"turn":${turn},`,
    `"streams":[{"streamId":"s","state":"${turn}","events":0}],"told":"${told.replaceAll('"', '')}",`,
    `"url":"https://${HOST_OF_ATTACKER}/","file":"root:x:0:0:","mark":"polluted-by-a-body"}`,
  ].join('');
}

/** A sign-in page and a dashboard in one, with markup of a record. */
const PAGE = `<!doctype html><h1>Dashboard</h1>
<label>E-mail <input></label><label>Password <input type="password"></label><button>Sign in</button>
<b data-attack>x</b><img src="x:attack" onerror="${RUN_MARK}()">`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('latin1');
}

/** A tenant whose ids are made of the names of parameters. */
function party(tenantId: number, markers: readonly string[]): Party {
  const account = (role: string) => ({
    email: `${role}@ours.example`,
    password: 'x',
    sessionToken: 'a.b.c',
  });
  const roles = ['Owner', 'Admin', 'Analyst L1', 'Analyst L2', 'Auditor', 'None'];
  const ids = new Proxy<Record<string, string>>(
    {},
    { get: (_all, name) => `${String(name)}-${tenantId}` },
  );
  return {
    tenantId,
    idpTenantId: `T${tenantId}`,
    owner: account('owner'),
    members: Object.fromEntries(roles.map((role) => [role, account(role)])),
    ids,
    ingestToken: 'wbi_x',
    hook: { integrationId: 'i', streamId: 's', path: '/v1/hooks/x' },
    markers,
    badSessions: {
      'alg none': 'a.b.',
      'refresh token': 'a.b.c',
      'management key': 'K',
      expired: 'x',
    },
    halfSignedIn: { email: 'half@ours.example', password: 'x', refreshToken: 'x' },
  };
}
