import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Our own audit entry making, in GitHub's words. */
export interface AuditEntry {
  _document_id: string;
  '@timestamp': number;
  created_at: number;
  action: string;
  actor: string;
  org: string;
  repo: string;
}

/** A server that behaves like GitHub's API: the same paths, tokens, pages and refusals. */
export interface ReplayingVendor {
  address: string;
  token: string;
  organization: string;
  /** Oldest first. */
  entries: AuditEntry[];
  members: { login: string; id: number; node_id: string; type: string }[];
  /** From now on the token that was given out is worth nothing, and `token` is another. */
  changeToken(): void;
  close(): Promise<void>;
}

const PAGE = 2;

/** Empty lists of the organisation. */
const EMPTY_LISTS: ReadonlySet<string> = new Set([
  'code-scanning/alerts',
  'secret-scanning/alerts',
  'dependabot/alerts',
  'outside_collaborators',
  'teams',
  'repos',
]);

/** Starts a vendor whose organisation has some entries of the last hour and two members. */
export async function startReplayingVendor(): Promise<ReplayingVendor> {
  const now = Date.now();
  const state = {
    token: 'ghp_first',
    organization: 'northwind',
    entries: Array.from({ length: 5 }, (_, index) =>
      auditEntry(`past-${index}`, now - (60 - index) * 60_000),
    ),
    members: ['ida-holm', 'ben-ode'].map((login, id) => ({
      login,
      id,
      node_id: `node-${id}`,
      type: 'User',
    })),
  };
  const server = createServer((request, response) => answer(state, address, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  const address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`;
  const vendor: ReplayingVendor = Object.assign(state, {
    address,
    changeToken() {
      state.token = 'ghp_second';
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
  return vendor;
}

/** An entry that someone cloned a repository. */
export function auditEntry(id: string, at: number): AuditEntry {
  return {
    _document_id: id,
    '@timestamp': at,
    created_at: at,
    action: 'git.clone',
    actor: 'ida-holm',
    org: 'northwind',
    repo: 'northwind/payroll',
  };
}

type State = Pick<ReplayingVendor, 'token' | 'organization' | 'entries' | 'members'>;

function answer(
  state: State,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const send = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
  if (request.headers.authorization !== `Bearer ${state.token}`) {
    return send(401, { message: 'Bad credentials' });
  }
  const url = new URL(request.url ?? '/', address);
  if (url.pathname === `/orgs/${state.organization}/members`) return send(200, state.members);
  if (EMPTY_LISTS.has(url.pathname.replace(`/orgs/${state.organization}/`, '')))
    return send(200, []);
  if (url.pathname !== `/orgs/${state.organization}/audit-log`) {
    return send(404, { message: 'Not Found' });
  }
  const since = Date.parse(/created:>=(\S+)/.exec(url.searchParams.get('phrase') ?? '')?.[1] ?? '');
  const found = state.entries.filter((entry) => entry.created_at >= since);
  const after = Number(url.searchParams.get('after') ?? 0);
  const next = after + PAGE;
  url.searchParams.set('after', String(next));
  send(
    200,
    found.slice(after, next),
    next < found.length ? { link: `<${url.href}>; rel="next"` } : {},
  );
}
