import * as contract from '@waybill/contract';
import { METHODS, ROUTES, type Method, type RouteDefinition } from '@waybill/contract';
import { z } from 'zod';
import { asRecord, tidySchema, type JsonObject } from './tidy-schema.ts';

/** One operation of the contract. */
export interface ContractRoute {
  path: string;
  method: Method;
  route: RouteDefinition;
}

/** Every route of the product API, in the order of the contract. */
export function contractRoutes(): ContractRoute[] {
  const table: Record<string, Partial<Record<Method, RouteDefinition>>> = ROUTES;
  return Object.entries(table).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const route = methods[method];
      return route ? [{ path, method, route }] : [];
    }),
  );
}

export const COMPONENTS = '#/components/schemas/';

/** JSON Schemas of the contract. */
export interface ContractSchemas {
  /** What the contract exports by name, as it is after parsing. */
  components: Record<string, JsonObject>;
  /** A response, query or parameter object: a reference when the contract exports it by name. */
  output(schema: z.ZodType): JsonObject;
  /** A body as a caller sends it, written out: input and output of one schema may differ. */
  input(schema: z.ZodType): JsonObject;
}

/**
 * Schemas of all routes. Queries are described as they are after parsing, because they arrive as text
 * and the type they are coerced to is what a caller wants to know.
 */
export function contractSchemas(routes: readonly ContractRoute[]): ContractSchemas {
  const names = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(contract)) {
    if (value instanceof z.ZodObject) names.set(value, name);
  }
  const exported = new Set(names.values());
  for (const { path, method, route } of routes) {
    const { params, query, response } = route;
    for (const [part, schema] of Object.entries({ params, query, response })) {
      if (schema && !names.has(schema)) names.set(schema, `${method} ${path} ${part}`);
    }
  }
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    unrepresentable: 'any',
    uri: (id) => COMPONENTS + id,
  });
  const tidy = (name: string): JsonObject => tidySchema(asRecord(schemas[name]));
  return {
    components: Object.fromEntries([...exported].map((name) => [name, tidy(name)])),
    output(schema) {
      const name = names.get(schema);
      if (name === undefined) throw new Error('Not a schema of these routes');
      return exported.has(name) ? { $ref: COMPONENTS + name } : tidy(name);
    },
    input(schema) {
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return tidySchema(asRecord(json));
    },
  };
}
