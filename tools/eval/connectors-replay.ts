import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { field } from '@waybill/connectors/kit/field';
import { plainPath, wantedPattern, wantedText, type Rule } from './connectors-fixture.ts';
import { ruleFor, type Matching, type ReplayRequest } from './connectors-rules.ts';

export interface ReplayOptions {
  rules: readonly Rule[];
  matching: Matching;
  /** Paths of the token in the answer to a sign-in. */
  tokenPaths: readonly string[];
  /** What the vendor's clock says, epoch milliseconds. */
  clock: () => number;
}

/** A vendor that answers what was recorded, on the loopback interface. */
export interface Replay {
  /** As `fetch`, for addresses of the vendor; they are led to this server. */
  send(url: string, init: RequestInit): Promise<Response>;
  /** Begins run number `run`, from 0: recorded clocks go by it, and answers that take turns. */
  begin(run: number): void;
  /** Refuses every token that was issued so far. */
  revoke(): void;
  /** Returns the next request for data with this instead. */
  interrupt(status: number, headers: Record<string, string>): void;
  /** What no one could answer: method, path and query. */
  unanswered: string[];
  /** Tokens issued. */
  issued: number;
  close(): Promise<void>;
}

interface State {
  /** Issued token and the recorded one that it represents. */
  tokens: Map<string, string>;
  interruption: { status: number; headers: Record<string, string> } | null;
  run: number;
  /** How often each rule was answered since the first run began. */
  hits: Map<Rule, number>;
}

/** Starts the server on a free port. */
export async function startReplay(options: ReplayOptions): Promise<Replay> {
  const state: State = { tokens: new Map(), interruption: null, run: 0, hits: new Map() };
  const server = createServer((request, response) => {
    answer(request, response, { options, state, replay }).catch((error: unknown) => {
      response.writeHead(500).end(error instanceof Error ? error.message : 'failed');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const replay: Replay = {
    issued: 0,
    begin: (run) => {
      state.run = run;
      if (run === 0) state.hits.clear();
    },
    unanswered: [],
    send: (url, init) => {
      const { protocol, host, pathname, search } = new URL(url);
      const scheme = protocol.slice(0, -1);
      return fetch(`http://127.0.0.1:${port}/${scheme}/${host}${pathname}${search}`, init);
    },
    revoke: () => state.tokens.clear(),
    interrupt: (status, headers) => {
      state.interruption = { status, headers };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
    },
  };
  return replay;
}

interface Serving {
  options: ReplayOptions;
  state: State;
  replay: Replay;
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
): Promise<void> {
  const { options, state, replay } = serving;
  response.setHeader('date', new Date(options.clock()).toUTCString());
  const { url, request, isStale } = await read(message, state);
  const rule = ruleFor(options.rules, request, options.matching, state.run);
  const isFound = rule !== undefined && rule !== 'refused';
  if (state.interruption && !(isFound && tokenOf(rule, options) !== null)) {
    const { status, headers } = state.interruption;
    state.interruption = null;
    response.writeHead(status, headers).end();
  } else if (rule === 'refused' || isStale) {
    response.writeHead(401).end();
  } else if (rule === undefined) {
    replay.unanswered.push(`${request.method} ${url.pathname}${url.search}`);
    response.writeHead(404).end();
  } else {
    respond(response, rule, { ...serving, request, url });
  }
}

/** The request as it was meant for the vendor. */
async function read(
  message: IncomingMessage,
  state: State,
): Promise<{ url: URL; request: ReplayRequest; isStale: boolean }> {
  const [, scheme = '', host = '', rest = ''] =
    /^\/(\w+)\/([^/]+)(.*)$/.exec(message.url ?? '') ?? [];
  const url = new URL(rest === '' ? '/' : rest, `${scheme}://${host}`);
  const body = await text(message);
  const { headers, isStale } = headersOf(message, state);
  const request = {
    method: message.method ?? 'GET',
    path: plainPath(decodeURIComponent(url.pathname)),
    parameters: { ...Object.fromEntries(url.searchParams), ...formOf(message, body) },
    headers,
    body,
  };
  return { url, request, isStale };
}

/** Headers with recorded tokens for issued ones; stale when a token was issued and revoked. */
function headersOf(
  message: IncomingMessage,
  { tokens }: State,
): { headers: Record<string, string>; isStale: boolean } {
  let isStale = false;
  const headers = Object.entries(message.headers).map(([name, value]) => {
    const written = [value ?? ''].flat().join(', ');
    const own = written.replaceAll(/\S+~\d+$/g, (issued) => {
      const recorded = tokens.get(issued);
      isStale ||= recorded === undefined;
      return recorded ?? issued;
    });
    return [name, own] as const;
  });
  return { headers: Object.fromEntries(headers), isStale };
}

/** Path and value of the token that a rule answers; null for an answer that holds none. */
function tokenOf(rule: Rule, options: ReplayOptions): { path: string; token: string } | null {
  const body = rule.responses[0]?.body;
  for (const path of options.tokenPaths) {
    const token = field(body, path);
    if (typeof token === 'string' && rule.request.methods.includes('POST')) return { path, token };
  }
  return null;
}

function formOf(message: IncomingMessage, body: string): Record<string, string> {
  const isForm = message.headers['content-type']?.includes('form-urlencoded') === true;
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : {};
}

interface Answering extends Serving {
  request: ReplayRequest;
  url: URL;
}

/** Writes a recorded answer with its placeholders filled; a token becomes one of its own. */
function respond(response: ServerResponse, rule: Rule, answering: Answering): void {
  const { request, url, options, state, replay } = answering;
  const hits = state.hits.get(rule) ?? 0;
  state.hits.set(rule, hits + 1);
  const recorded = rule.responses[hits % rule.responses.length];
  if (!recorded) return void response.writeHead(500).end();
  const fill = (written: string): string => filled(written, url, capturesOf(rule, request));
  for (const [name, value] of Object.entries(recorded.headers)) {
    response.setHeader(name, [value].flat().map(fill).join(', '));
  }
  response.statusCode = recorded.status;
  if (typeof recorded.body === 'string') return void response.end(fill(recorded.body));
  const found = tokenOf(rule, options);
  const written = JSON.stringify(recorded.body) ?? '';
  if (found === null) return void response.end(fill(written));
  replay.issued += 1;
  const issued = `${found.token}~${replay.issued}`;
  state.tokens.set(issued, found.token);
  response.end(
    fill(written.replace(`:${JSON.stringify(found.token)}`, `:${JSON.stringify(issued)}`)),
  );
}

/** Values that the request's parameters were captured under. */
function capturesOf(rule: Rule, request: ReplayRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rule.request.query_params).flatMap(([name, value]) => {
      const pattern = wantedPattern(wantedText(value) ?? '');
      return pattern ? [[pattern.name, request.parameters[name] ?? ''] as const] : [];
    }),
  );
}

/** The recorded servers called themselves `localhost`; this one is the vendor's host. */
function filled(written: string, url: URL, captures: Record<string, string>): string {
  return written
    .replaceAll('${base}', url.origin)
    .replaceAll('${host}', url.host)
    .replaceAll(/\$\{var:(\w+)\}/g, (_all, name: string) => captures[name] ?? '')
    .replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/g, url.origin);
}
