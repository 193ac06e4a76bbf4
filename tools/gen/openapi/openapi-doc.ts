import type { GeneratedFile } from '../write-if-changed.ts';
import {
  COMPONENTS,
  contractRoutes,
  contractSchemas,
  type ContractSchemas,
} from './contract-schemas.ts';
import { operation } from './operation.ts';
import type { Json, JsonObject } from './tidy-schema.ts';

/** Version of the API; equal to that of the product, which keeps all its packages at one version. */
const VERSION = '0.2.0';

/** docs/api/openapi.json: the product API of the contract as an OpenAPI 3.1 document. */
export function openApiDoc(): GeneratedFile {
  const routes = contractRoutes();
  const schemas = contractSchemas(routes);
  const paths: JsonObject = {};
  for (const route of routes) {
    const sofar = paths[route.path];
    paths[route.path] = {
      ...(typeof sofar === 'object' && !Array.isArray(sofar) ? sofar : {}),
      [route.method.toLowerCase()]: operation(route, schemas),
    };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Waybill',
      version: VERSION,
      description: 'The product API. docs/errors.md lists the error codes.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        sessionToken: { type: 'apiKey', in: 'header', name: 'session-token' },
        apiToken: { type: 'http', scheme: 'bearer', description: 'API token, `wbt_…`' },
        integrationToken: { type: 'http', scheme: 'bearer' },
      },
      schemas: referenced(paths, schemas),
    },
  };
  return { file: 'docs/api/openapi.json', text: `${JSON.stringify(document, null, 2)}\n` };
}

/** The components that the paths refer to, directly or through another component, by name. */
function referenced(paths: JsonObject, { components }: ContractSchemas): JsonObject {
  const found = new Map<string, JsonObject>();
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const inner of Object.values(value)) visit(inner);
    const reference = Array.isArray(value) ? undefined : value['$ref'];
    if (typeof reference !== 'string') return;
    const name = reference.slice(COMPONENTS.length);
    const component = components[name];
    if (!component) throw new Error(`No schema named ${name}`);
    if (found.has(name)) return;
    found.set(name, component);
    visit(component);
  };
  visit(paths);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
