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

/** Schemas that are parsed by code of the contract, by the name of their component, with the shape that they accept. */
const PARSED_BY_CODE = {
  Condition: { schema: contract.Condition, shape: contract.ConditionShape },
  JsonValue: { schema: contract.JsonValue, shape: contract.JsonShape },
  JsonObject: { schema: contract.JsonObject, shape: contract.JsonObjectShape },
} as const;

/** JSON Schemas of the contract. */
export interface ContractSchemas {
  /** What the contract exports by name, as it is after parsing. */
  components: Record<string, JsonObject>;
  /** A response, query or parameter object: a reference when the contract exports it by name. */
  output(schema: z.ZodType): JsonObject;
  /**
   * A body as a caller sends it, written out but for what is the same in both: input and output of one schema may differ.
   */
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
  for (const [schema, name] of sharedNames()) names.set(schema, name);
  const exported = new Set(names.values());
  for (const { path, method, route } of routes) {
    const { params, query, response } = route;
    for (const [part, schema] of Object.entries({ params, query, response })) {
      if (schema && !names.has(schema)) names.set(schema, `${method} ${path} ${part}`);
    }
  }
  const schemas = { ...schemasOf(names, 'output'), ...shapes() };
  const bodies = bodySchemas(routes);
  const tidy = (name: string): JsonObject => tidySchema(asRecord(schemas[name]));
  return {
    components: Object.fromEntries([...exported].map((name) => [name, tidy(name)])),
    output(schema) {
      const name = names.get(schema);
      if (name === undefined) throw new Error('Not a schema of these routes');
      return exported.has(name) ? { $ref: COMPONENTS + name } : tidy(name);
    },
    input(schema) {
      return tidySchema(asRecord(bodies.get(schema)));
    },
  };
}

/** Schemas that are the same in bodies and answers, and components in both. */
function sharedNames(): Map<z.ZodType, string> {
  return new Map(Object.entries(PARSED_BY_CODE).map(([name, { schema }]) => [schema, name]));
}

/** Bodies as they are sent. */
function bodySchemas(routes: readonly ContractRoute[]): ReadonlyMap<z.ZodType, unknown> {
  const names = sharedNames();
  for (const { path, method, route } of routes) {
    if (route.body && !names.has(route.body)) names.set(route.body, `${method} ${path} body`);
  }
  const schemas = schemasOf(names, 'input');
  return new Map([...names].map(([schema, name]) => [schema, schemas[name]]));
}

/** What the schemas that are parsed by code accept. */
function shapes(): Record<string, unknown> {
  const names = Object.entries(PARSED_BY_CODE).map(([name, { shape }]) => [shape, name] as const);
  return schemasOf(new Map<z.ZodType, string>(names), 'output');
}

/** JSON Schemas by name; they refer to each other as components. */
function schemasOf(
  names: ReadonlyMap<z.ZodType, string>,
  io: 'input' | 'output',
): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  return z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => COMPONENTS + id,
  }).schemas;
}
