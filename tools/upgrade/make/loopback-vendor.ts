import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A vendor and a receiver of exports in one, on loopback; it knows two records. */
export interface LoopbackVendor {
  base: string;
  close(): Promise<void>;
}

export async function loopbackVendor(at: number): Promise<LoopbackVendor> {
  const privates = new Set<string>();
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer({ request, response, at, privates }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    base: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  at: number;
  /** Repositories that were made private. */
  privates: Set<string>;
}

function answer({ request, response, at, privates }: Asked): void {
  response.setHeader('date', new Date().toUTCString());
  response.setHeader('content-type', 'application/json');
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (url.pathname === '/rest/api/3/auditing/record') {
    const isFirst = url.searchParams.get('offset') === '0';
    const records = isFirst ? [auditRecord(1, at), auditRecord(2, at)] : [];
    response.end(JSON.stringify({ offset: 0, limit: 1000, total: 2, records }));
    return;
  }
  if (url.pathname.startsWith('/repos/')) {
    response.end(JSON.stringify(repository(url.pathname, privates, request.method)));
    return;
  }
  if (url.pathname === '/refused') response.statusCode = 503;
  response.end('[]');
}

function auditRecord(id: number, at: number): object {
  return {
    id,
    summary: 'User added to group',
    created: new Date(at - id * 1000).toISOString(),
    category: 'group management',
    eventSource: '',
    remoteAddress: '203.0.113.53',
    authorAccountId: '5b10fixture',
    objectItem: { name: 'jira-users', typeName: 'GROUP' },
    associatedItems: [{ id: 'u53', name: 'Mara Fixture', typeName: 'USER' }],
  };
}

/** A repository, public until a request changes it. */
function repository(path: string, privates: Set<string>, method = 'GET'): object {
  if (method === 'PATCH') privates.add(path);
  const visibility = privates.has(path) ? 'private' : 'public';
  return { full_name: path.replace('/repos/', ''), visibility };
}
