import { createServer, type ServerResponse } from 'node:http';
import { connectorForSource, type Connector } from '@waybill/connectors';
import { declare } from '@waybill/connectors/kit/declaration/declare';
import type { IntegrationName } from '@waybill/contract';
import { startS3Server, type TestS3Server } from '@waybill/testkit/s3-server';

/** Records of a page of the vendor's list. */
const PER_PAGE = 100;

/**
 * The connector of a source with its own mapping, read from a vendor on this machine: by polling, from a bucket
 * and by webhook.
 */
export function carriedConnector(source: IntegrationName): Connector | undefined {
  const connector = connectorForSource(source);
  return connector && { ...connector, declaration: carrierOf(source) };
}

function carrierOf(source: IntegrationName) {
  const shared = { sources: [source], scopes: [], kind: 'events' as const, isDefault: false };
  return declare({
    docs: 'For the poison evaluation',
    plan: null,
    latency: 'none',
    gives: ['activity'],
    basis: 'documentation',
    credentials: [
      { id: 'base', label: 'Address', kind: 'url' },
      { id: 'store', label: 'Store', kind: 'url' },
      { id: 'signing', label: 'Signing secret', isSecret: true },
      { id: 'queue', label: 'Queue', kind: 'url' },
      { id: 'access_key', label: 'Access key' },
      { id: 'secret_key', label: 'Secret key', isSecret: true },
    ],
    base: '{base}',
    streams: [
      {
        ...shared,
        id: 'list',
        title: 'List',
        transport: 'http',
        request: { path: '/list' },
        records: { path: 'entries' },
        page: { type: 'token', path: 'next', param: 'token' },
        cursor: { type: 'marker', path: 'marker', param: 'after', commit: 'page' },
        retry: { attempts: 1 },
      },
      {
        ...shared,
        id: 'hook',
        title: 'Hook',
        transport: 'webhook',
        push: {
          records: 'events',
          verify: { type: 'hmac', header: 'x-signature', secret: 'signing' },
        },
      },
      {
        ...shared,
        id: 'bucket',
        title: 'Bucket',
        transport: 'objectstore',
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
    ],
  });
}

/** What the carried connectors are connected to. */
export interface CarryingVendor {
  /** Address of its lists, one below each name. */
  base: string;
  store: TestS3Server;
  /** JSON of the records of each list, the oldest first. */
  lists: Map<string, string[]>;
  close(): Promise<void>;
}

export async function startCarryingVendor(): Promise<CarryingVendor> {
  const store = await startS3Server();
  const lists = new Map<string, string[]>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor.test');
    const from = Number(searchParams.get('token') ?? searchParams.get('after') ?? 0);
    list(response, lists.get(pathname.split('/')[1] ?? '') ?? [], from);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    base: `http://127.0.0.1:${port}`,
    store,
    lists,
    async close() {
      await store.close();
      await new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    },
  };
}

function list(response: ServerResponse, entries: readonly string[], from: number): void {
  const to = Math.min(from + PER_PAGE, entries.length);
  const next = to < entries.length ? `,"next":"${to}"` : '';
  response.writeHead(200, { 'content-type': 'application/json' });
  // Entries are texts already: what JSON.stringify would not write goes out, too.
  response.end(`{"entries":[${entries.slice(from, to).join(',')}],"marker":"${to}"${next}}`);
}
