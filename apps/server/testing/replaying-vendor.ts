import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mappedEvent, type Connector } from '@waybill/connectors';
import { declare } from '@waybill/connectors/kit/declaration/declare';

/** A log entry of the vendor. */
export interface VendorEntry {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  person?: string;
}

/** A request that the vendor answered. */
export interface SeenRequest {
  path: string;
  query: URLSearchParams;
}

/** A vendor of the test's own, on loopback: a log in pages, a list of people, and a token to refresh. */
export interface ReplayingVendor {
  base: string;
  entries: VendorEntry[];
  people: { id: string; email: string }[];
  /** Requirements of a request for a response. */
  token: string;
  /** Answers instead of the vendor's own, each used once. */
  answers: ((response: ServerResponse) => void)[];
  requests: SeenRequest[];
  /** Runs before each response; a test waits here. */
  before: (seen: SeenRequest) => Promise<void> | void;
  close(): Promise<void>;
}

const PAGE = 3;

/** `now`: the vendor's clock, sent with every response. */
export async function replayingVendor(now: () => number): Promise<ReplayingVendor> {
  const server = createServer((request, response) => {
    void answer(vendor, request, response, now);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const vendor: ReplayingVendor = {
    base: `http://127.0.0.1:${port}`,
    entries: [],
    people: [],
    token: 'good-token',
    answers: [],
    requests: [],
    before: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return vendor;
}

async function answer(
  vendor: ReplayingVendor,
  request: IncomingMessage,
  response: ServerResponse,
  now: () => number,
): Promise<void> {
  const url = new URL(request.url ?? '/', vendor.base);
  const seen = { path: url.pathname, query: url.searchParams };
  await vendor.before(seen);
  response.setHeader('date', new Date(now()).toUTCString());
  vendor.requests.push(seen);
  const own = vendor.answers.shift();
  if (own) return own(response);
  if (request.headers.authorization !== `Bearer ${vendor.token}`) return send(response, 401, {});
  if (url.pathname === '/people') return send(response, 200, { people: vendor.people });
  const [from, to] = ['from', 'to'].map((name) => Number(url.searchParams.get(name)));
  const found = vendor.entries.filter(({ at }) => at >= (from ?? 0) && at <= (to ?? Infinity));
  const start = Number(url.searchParams.get('token') ?? 0);
  const next = start + PAGE < found.length ? String(start + PAGE) : null;
  send(response, 200, { entries: found.slice(start, start + PAGE), next });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** A connector of that vendor, under the name of Slack. */
export function replayingConnector(): Connector {
  const shared = { sources: ['Slack' as const], scopes: ['log:read'] };
  return {
    id: 'replaying',
    sources: ['Slack'],
    summary: 'For tests',
    envelopes: [],
    map: mapRecord,
    mapLine: (line) => mapRecord({ id: line, at: Date.UTC(2026, 10, 20) }),
    declaration: declare({
      docs: 'Test',
      plan: null,
      latency: 'none',
      gives: ['activity', 'people'],
      basis: 'documentation',
      credentials: [
        { id: 'base', label: 'Address', kind: 'url' },
        { id: 'token', label: 'Token', isSecret: true },
        { id: 'signing', label: 'Signing secret', isSecret: true, isOptional: true },
        { id: 'workspace', label: 'Workspace', isOptional: true },
        { id: 'queue', label: 'Queue', kind: 'url', isOptional: true },
        { id: 'store', label: 'Store', kind: 'url', isOptional: true },
        { id: 'access_key', label: 'Access key', isOptional: true },
        { id: 'secret_key', label: 'Secret key', isSecret: true, isOptional: true },
        { id: 'sender', label: 'Sender', kind: 'list', isOptional: true },
      ],
      base: '{base}',
      auth: { type: 'header', name: 'authorization', value: 'Bearer {token}' },
      streams: [
        {
          ...shared,
          id: 'log',
          title: 'Log',
          kind: 'events',
          transport: 'http',
          every: 300,
          request: {
            path: '/log',
            query: { from: '{cursor|epoch_ms}', to: '{until|epoch_ms}' },
          },
          records: { path: 'entries' },
          page: { type: 'token', path: 'next', param: 'token' },
          cursor: {
            type: 'time',
            field: 'at',
            overlap: 60,
            initial: 7 * 86_400,
            commit: 'page',
          },
          recordId: ['id'],
          retry: { attempts: 1 },
        },
        {
          ...shared,
          id: 'people',
          title: 'People',
          kind: 'entities',
          transport: 'http',
          every: 3600,
          isDefault: false,
          request: { path: '/people' },
          records: { path: 'people' },
          cursor: { type: 'full' },
          retry: { attempts: 1 },
        },
        {
          ...shared,
          id: 'hook',
          title: 'Hook',
          kind: 'events',
          transport: 'webhook',
          isDefault: false,
          push: {
            handshake: 'challenge',
            records: 'events',
            verify: { type: 'hmac', header: 'x-signature', secret: 'signing' },
          },
        },
        {
          ...shared,
          id: 'objects',
          title: 'Objects',
          kind: 'events',
          transport: 'objectstore',
          isDefault: false,
          objects: {
            store: 's3',
            notify: 'sqs',
            queueUrl: '{queue}',
            endpoint: '{store}',
            region: 'eu-central-1',
            accessKeyId: '{access_key}',
            secretAccessKey: '{secret_key}',
            decode: 'ndjson',
          },
        },
        {
          ...shared,
          id: 'syslog',
          title: 'Syslog',
          kind: 'events',
          transport: 'syslog',
          isDefault: false,
          syslog: { format: 'text' },
        },
      ],
    }),
  };
}

const mapRecord: Connector['map'] = (record) => {
  const { id, at, email } = record;
  if (typeof email === 'string')
    return { kind: 'entities', entities: [personOf(String(id), email)] };
  if (record['skip'] === true) return { kind: 'skipped', reason: 'not activity' };
  if (typeof at !== 'number') return { kind: 'rejected', field: 'at', reason: 'no time' };
  const event = mappedEvent({
    source: 'Slack',
    stream: 'log',
    vendorEventId: String(id),
    vendorOperation: 'file_downloaded',
    occurredAt: at,
    action: 'Download',
    movement: 'download',
  });
  return { kind: 'mapped', events: [event] };
};

function personOf(entityId: string, email: string) {
  return {
    kind: 'person' as const,
    source: 'Slack' as const,
    stream: 'people',
    entityId,
    isDeleted: false,
    changedAt: null,
    name: null,
    emails: [email],
    logins: [email],
    employeeId: null,
    title: null,
    department: null,
    manager: null,
    status: 'active' as const,
    hiredAt: null,
    leftAt: null,
    external: 'unknown' as const,
  };
}
