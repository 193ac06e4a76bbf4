import { takesIdempotencyKey, type RouteAccess, type RouteDefinition } from '@waybill/contract';
import { COMPONENTS, type ContractRoute, type ContractSchemas } from './contract-schemas.ts';
import { asRecord, type Json, type JsonObject } from './tidy-schema.ts';

/** Names of `components.securitySchemes`; one of them is enough. */
const SECURITY: Record<RouteAccess, JsonObject[]> = {
  public: [],
  session: [{ sessionToken: [] }, { apiToken: [] }],
  integrationToken: [{ integrationToken: [] }],
};

const IDEMPOTENCY_KEY: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeats with the same key within 24 hours return the first answer',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** What a caller may send where the handler reads the body itself. */
const RAW_CONTENT: JsonObject = {
  'application/json': { schema: { $ref: `${COMPONENTS}JsonValue` } },
  'application/x-ndjson': { schema: { type: 'string' } },
  'text/plain': { schema: { type: 'string' } },
};

/** One route as an OpenAPI 3.1 operation object. */
export function operation(
  { path, method, route }: ContractRoute,
  schemas: ContractSchemas,
): JsonObject {
  const body = requestBody(route, schemas);
  const problem = { schema: { $ref: `${COMPONENTS}Problem` } };
  return {
    operationId: operationId(method, path),
    summary: route.summary,
    tags: [path.split('/')[2] ?? 'api'],
    parameters: [
      ...parameters(pathObject(route, schemas), 'path'),
      ...parameters(queryObject(route, schemas), 'query'),
      ...(takesIdempotencyKey(method, route) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Done',
        content: responseContent(route, schemas),
      },
      default: {
        description: 'Refused or failed; docs/errors.md lists the codes',
        content: { 'application/problem+json': problem },
      },
    },
    security: securityOf(route),
    ...(route.permission ? { 'x-permission': route.permission } : {}),
    ...(route.audit ? { 'x-audit': route.audit } : {}),
    'x-stability': route.release ?? 'beta',
  };
}

function securityOf({ access = 'session', signInOnly }: RouteDefinition): JsonObject[] {
  return signInOnly ? [{ sessionToken: [] }] : SECURITY[access];
}

function pathObject({ params }: RouteDefinition, schemas: ContractSchemas): JsonObject {
  return params ? resolved(schemas.output(params), schemas) : {};
}

function queryObject({ query }: RouteDefinition, schemas: ContractSchemas): JsonObject {
  return query ? resolved(schemas.output(query), schemas) : {};
}

/** Parameters are listed individually, so a reference does not do. */
function resolved(schema: JsonObject, { components }: ContractSchemas): JsonObject {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return components[reference.slice(COMPONENTS.length)] ?? schema;
}

function parameters(schema: JsonObject, place: 'path' | 'query'): Json[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(asRecord(schema['properties'] ?? {})).map(([name, value]) => {
    const { description, ...rest } = asRecord(value);
    return {
      name,
      in: place,
      required: place === 'path' || (required.includes(name) && !('default' in rest)),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function requestBody(route: RouteDefinition, schemas: ContractSchemas): JsonObject | undefined {
  if (route.rawBody) {
    return { required: true, content: RAW_CONTENT };
  }
  if (!route.body) return undefined;
  return { required: true, content: { 'application/json': { schema: schemas.input(route.body) } } };
}

function responseContent(route: RouteDefinition, schemas: ContractSchemas): JsonObject {
  if (route.stream) return { [route.stream.contentType]: { schema: { type: 'string' } } };
  const schema = route.response ? schemas.output(route.response) : { type: 'object' };
  return { 'application/json': { schema } };
}

/** `GET /v1/integrations/tokens/{tokenId}` is `getIntegrationsTokensTokenId`. */
function operationId(method: string, path: string): string {
  const words = (path.match(/[a-zA-Z0-9]+/g) ?? []).slice(1);
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalised.join('');
}
