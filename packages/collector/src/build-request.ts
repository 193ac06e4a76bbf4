import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { CollectFailure } from './collect-failure.ts';
import { fillJson, fillPath, fillTemplate, fillTexts, type Scope } from './fill-template.ts';
import { withValueAt } from './path-value.ts';

export type RequestSpec = HttpStream['request'];
/** A declared request of any method: remediations remove things, which collecting never does. */
type AnyRequest = Omit<RequestSpec, 'method'> & { method: string };
type In = 'query' | 'body' | 'variables' | 'url';

/** Values of the pager or the marker in a request. */
export interface Addition {
  param: string;
  in: In;
  value: string | number;
  /** No other query parameter is sent. */
  isAlone?: boolean;
}

/** A request that only lacks authorisation. */
export interface VendorRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | null;
}

/** The stream's own base, else the declaration's, filled. */
export function baseOf(
  declaration: Declaration,
  stream: Pick<HttpStream, 'base'> | null,
  scope: Scope,
): string {
  const filled = fillTemplate(stream?.base ?? declaration.base ?? '', scope);
  // People paste whole addresses where a host is asked for.
  return filled.replace(/^https?:\/\/(https?:\/\/)/, '$1').replace(/\/+$/, '');
}

/** A declared request with filled templates and the pager's values. Throws `config_invalid`. */
export function buildRequest(
  spec: AnyRequest,
  base: string,
  scope: Scope,
  additions: readonly Addition[] = [],
): VendorRequest {
  const query = { ...fillTexts(spec.query, scope), ...added(additions, 'query') };
  const alone = additions.find((addition) => addition.isAlone);
  const url = addressOf(fillPath(spec.path, scope), base);
  const parameters = alone ? { [alone.param]: String(alone.value) } : query;
  for (const [name, value] of Object.entries(parameters)) appendQuery(url, name, value);
  const content = bodyOf(spec, scope, additions);
  const headers = fillTexts(spec.headers, scope);
  return {
    method: spec.method,
    url,
    headers: {
      accept: 'application/json',
      ...(content && { 'content-type': content.type }),
      ...lowerNames(headers),
    },
    body: content?.text ?? null,
  };
}

/** The request again at another address, as the vendor's answer gave it. */
export function atAddress(spec: RequestSpec, address: URL, scope: Scope): VendorRequest {
  const content = bodyOf(spec, scope, []);
  return {
    method: spec.method,
    url: address,
    headers: {
      accept: 'application/json',
      ...(content && { 'content-type': content.type }),
      ...lowerNames(fillTexts(spec.headers, scope)),
    },
    body: content?.text ?? null,
  };
}

function addressOf(path: string, base: string): URL {
  const isWhole = /^https?:\/\//.test(path);
  const address = isWhole
    ? path
    : `${base}${path === '' || path.startsWith('/') ? '' : '/'}${path}`;
  if (!URL.canParse(address)) {
    throw new CollectFailure('config_invalid', 'The settings give no valid address.');
  }
  return new URL(address);
}

/** Percent-encoding throughout: not every vendor reads a plus as a space. */
function appendQuery(url: URL, name: string, value: string): void {
  const pair = `${encodeURIComponent(name).replaceAll('%24', '$')}=${encodeURIComponent(value)}`;
  url.search = url.search === '' ? `?${pair}` : `${url.search}&${pair}`;
}

function bodyOf(
  spec: AnyRequest,
  scope: Scope,
  additions: readonly Addition[],
): { type: string; text: string } | null {
  if (spec.form) {
    const text = new URLSearchParams(fillTexts(spec.form, scope)).toString();
    return { type: 'application/x-www-form-urlencoded', text };
  }
  if (spec.graphql) {
    const variables = withAdditions(
      fillJson(spec.graphql.variables ?? {}, scope),
      additions.filter((addition) => addition.in === 'variables'),
    );
    return json({ query: spec.graphql.query, variables });
  }
  const inBody = additions.filter((addition) => addition.in === 'body');
  if (spec.body === undefined && inBody.length === 0) return null;
  return json(withAdditions(fillJson(spec.body ?? {}, scope), inBody));
}

function json(value: unknown): { type: string; text: string } {
  return { type: 'application/json', text: JSON.stringify(value) };
}

function withAdditions(body: unknown, additions: readonly Addition[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return additions.reduce<Record<string, unknown>>(
    (made, { param, value }) => withValueAt(made, param, value),
    { ...body },
  );
}

function added(additions: readonly Addition[], place: In): Record<string, string> {
  return Object.fromEntries(
    additions
      .filter((addition) => addition.in === place)
      .map(({ param, value }) => [param, String(value)]),
  );
}

function lowerNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
