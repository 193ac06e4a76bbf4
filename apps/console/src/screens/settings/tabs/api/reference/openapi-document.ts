import { ownValue } from '@waybill/contract/own-value';

/** What the viewer reads of an OpenAPI 3.1 document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface RawOperation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security: Record<string, unknown>[];
  'x-permission'?: string;
  'x-stability': string;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** One route as it is shown. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  permission: string | null;
  isStable: boolean;
  takesToken: boolean;
  parameters: Parameter[];
  body: Schema | null;
  /** Null for a stream, whose type is `mediaType`. */
  answer: Schema | null;
  mediaType: string;
  /** What a search looks in, in lower case. */
  words: string;
}

/** Every operation, by group and address. */
export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, raw]) => operationOf(path, method.toUpperCase(), raw)),
    )
    .toSorted((left, right) => (left.tag < right.tag ? -1 : Number(left.tag > right.tag)));
}

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const permission = raw['x-permission'] ?? null;
  return {
    id: raw.operationId,
    method,
    path,
    tag: raw.tags[0] ?? '',
    // The document marks code in Markdown.
    summary: raw.summary.replaceAll('`', ''),
    permission,
    isStable: raw['x-stability'] === 'stable',
    takesToken: raw.security.some((one) => 'apiToken' in one),
    parameters: raw.parameters,
    body: raw.requestBody?.content?.['application/json']?.schema ?? null,
    ...answerOf(raw),
    words: `${method} ${path} ${raw.summary} ${raw.operationId} ${permission ?? ''}`.toLowerCase(),
  };
}

function answerOf({ responses }: RawOperation): Pick<Operation, 'answer' | 'mediaType'> {
  const [success] = Object.entries(responses).filter(([status]) => status !== 'default');
  const content = success?.[1].content ?? {};
  const [mediaType = ''] = Object.keys(content);
  return { answer: content['application/json']?.schema ?? null, mediaType };
}

/** Operations in which every word of the search occurs. */
export function searchOperations(operations: readonly Operation[], search: string): Operation[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

/** The name of the schema that a reference leads to; null for a schema that is written out. */
export function nameOf({ $ref }: Schema): string | null {
  return $ref?.split('/').at(-1) ?? null;
}

/** What a schema allows, in a few words of TypeScript. */
export function typeWords(schema: Schema): string {
  const name = nameOf(schema);
  if (name !== null) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeWords))].join(' | ');
  if (schema.allOf) return schema.allOf.map(typeWords).join(' & ');
  if (schema.items) return `${typeWords(schema.items)}[]`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

/** The schema whose fields are shown below one: of a reference, of items, or of the choice that has some. */
export function objectIn(schema: Schema, schemas: Record<string, Schema>): Schema | null {
  const name = nameOf(schema);
  if (name !== null) {
    const target = ownValue(schemas, name);
    return target ? objectIn(target, schemas) : null;
  }
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items, schemas);
  for (const choice of schema.anyOf ?? schema.oneOf ?? []) {
    const found = objectIn(choice, schemas);
    if (found) return found;
  }
  return null;
}

/** A command that calls the operation. */
export function exampleOf({ method, path, body }: Operation, origin: string): string {
  const lines = [
    `curl -X ${method} '${origin}${path}'`,
    `-H "Authorization: Bearer $WAYBILL_TOKEN"`,
  ];
  if (method !== 'GET') lines.push(`-H "Idempotency-Key: $(uuidgen)"`);
  if (body) lines.push(`-H 'Content-Type: application/json'`, `-d @body.json`);
  return lines.join(' \\\n  ');
}
