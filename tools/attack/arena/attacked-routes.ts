import {
  METHODS,
  ROUTES,
  type Method,
  type RouteDefinition,
  type RouteTable,
} from '@waybill/contract';
import { ENDPOINTS } from '@waybill/identity/wire/endpoint-table';
import type { Endpoint } from '@waybill/identity/wire/endpoint';
import {
  ROUTE_BODIES,
  ROUTE_IDS,
  ROUTE_QUERIES,
  ROUTE_UPLOADS,
} from '../../../apps/server/testing/route-bodies.ts';
import type { Shot } from './attack-class.ts';

/** A route of the product. */
export interface ProductRoute {
  /** E.g. `GET /v1/people/{personId}`. */
  name: string;
  path: string;
  method: Method;
  definition: RouteDefinition;
}

const TABLE: RouteTable = ROUTES;

/** Every route of the contract; those that remove something come last. */
export const PRODUCT_ROUTES: readonly ProductRoute[] = Object.entries(TABLE)
  .flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const definition = methods[method];
      return definition ? [{ name: `${method} ${path}`, path, method, definition }] : [];
    }),
  )
  .toSorted((left, right) => Number(left.method === 'DELETE') - Number(right.method === 'DELETE'));

/** Routes of signed-in people. */
export const SESSION_ROUTES = PRODUCT_ROUTES.filter(
  ({ definition }) => (definition.access ?? 'session') === 'session',
);

/** Every route of the identity provider. */
export { ENDPOINTS, type Endpoint };

/** Routes of both that a run has not attacked. */
export function routesLeftOut(attacked: ReadonlySet<string>): string[] {
  const all = [...PRODUCT_ROUTES.map(({ name }) => name), ...ENDPOINTS.map(endpointName)];
  return all.filter((name) => !attacked.has(name));
}

type Ids = Readonly<Record<string, string>>;

/** A text with ids instead of their names in braces. */
export function withIds(text: string, ids: Ids): string {
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? 'unknown');
}

/** The ids that a route takes, by the names of its parameters. */
export function idsFor({ name }: ProductRoute, ids: Ids): Ids {
  const chosen = Object.entries(ROUTE_IDS[name] ?? {}).map(([key, id]) => [
    key,
    ids[id] ?? 'unknown',
  ]);
  return { ...ids, ...Object.fromEntries(chosen) };
}

/** A body that the route takes; undefined if it takes none. */
export function bodyFor(route: ProductRoute, ids: Ids): unknown {
  const body = ROUTE_BODIES[route.name];
  if (body === undefined) return route.definition.body ? {} : undefined;
  const filled: unknown = JSON.parse(withIds(JSON.stringify(body), idsFor(route, ids)));
  return filled;
}

/** The request that an honest caller would send with these ids in the path and in the body. */
export function shotAt(route: ProductRoute, inPath: Ids, inBody: Ids = inPath): Shot {
  const upload = ROUTE_UPLOADS[route.name];
  const body = bodyFor(route, inBody);
  return {
    method: route.method,
    path: withIds(route.path, idsFor(route, inPath)) + (ROUTE_QUERIES[route.name] ?? ''),
    route: route.name,
    ...(upload ? { raw: upload, headers: { 'content-type': 'application/octet-stream' } } : {}),
    ...(!upload && body !== undefined ? { body } : {}),
  };
}

/** The same request with headers next to its own. */
export function withHeaders(shot: Shot, headers: Readonly<Record<string, string>>): Shot {
  return { ...shot, headers: { ...shot.headers, ...headers } };
}

/** Name of an endpoint of the identity provider. */
export const endpointName = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** A request that an endpoint of the identity provider understands, about a login id, without a bearer. */
export function endpointShot(
  endpoint: Endpoint,
  { projectId, loginId, origin = 'http://localhost' }: EndpointFacts,
): Shot {
  const path = endpoint.path
    .replace('{project}', projectId)
    .replace(/@:version/, '@1.0.0')
    .replaceAll(/:(\w+)/g, 'unknown');
  const query = path.includes('oauth/authorize') ? '?provider=google' : '';
  const form = new URLSearchParams({ loginId, token: 'x' }).toString();
  const body =
    endpoint.formBytes === undefined
      ? { body: endpointBody(loginId, origin) }
      : { raw: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  return {
    method: endpoint.method,
    path: path + query,
    route: endpointName(endpoint),
    ...(endpoint.method === 'GET' ? {} : body),
  };
}

interface EndpointFacts {
  projectId: string;
  loginId: string;
  /** Where links lead to. */
  origin?: string;
}

/** Every member that an endpoint may ask for. */
function endpointBody(loginId: string, origin: string): Record<string, unknown> {
  return {
    loginId,
    externalId: loginId,
    user: { loginId, email: loginId, phone: '+15550001234', name: 'A' },
    email: 'mallory@elsewhere.example',
    phone: '+15550301234',
    password: 'violet harbour 42',
    oldPassword: 'violet harbour 42',
    newPassword: 'copper lantern 9',
    code: '123456',
    token: 'x',
    linkId: '1',
    pendingRef: 'x',
    URI: `${origin}/login`,
    redirectUrl: `${origin}/login`,
    origin,
    flowId: 'sign-up-or-in',
    interactionId: 'submit',
    input: { email: loginId, externalId: loginId },
    tenant: 'x',
    loginOptions: {},
  };
}
