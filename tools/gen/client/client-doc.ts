import { asRecord, type Json, type JsonObject } from '../openapi/tidy-schema.ts';
import { openApiDoc } from '../openapi/openapi-doc.ts';
import type { GeneratedFile } from '../write-if-changed.ts';
import { typeOf } from './type-of.ts';

interface Operation {
  id: string;
  method: string;
  path: string;
  operation: JsonObject;
}

/** packages/client/src/operations.data.ts: the operations of openapi.json as types, and as a table for the run time. */
export function clientDoc(): GeneratedFile {
  const document = asRecord(JSON.parse(openApiDoc().text));
  const operations = operationsOf(document).filter(({ operation }) => takesToken(operation));
  const schemas = asRecord(asRecord(document['components'])['schemas']);
  const text = [
    '// Generated from docs/api/openapi.json by npm run gen.',
    '/* oxlint-disable */',
    '',
    ...Object.entries(schemas).map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`),
    '',
    '/** Arguments and result of every operation that takes an API token. */',
    'export interface Operations {',
    ...operations.flatMap(typeLines),
    '}',
    '',
    '/** Method, path, and whether a repeat with the same key is made once. */',
    'export const OPERATIONS = {',
    ...operations.map(tableLine),
    '} as const;',
    '',
  ];
  return { file: 'packages/client/src/operations.data.ts', text: text.join('\n') };
}

function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(asRecord(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(asRecord(methods)).map(([method, value]) => {
      const operation = asRecord(value);
      return {
        id: textOf(operation['operationId']),
        method: method.toUpperCase(),
        path,
        operation,
      };
    }),
  );
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function takesToken({ security }: JsonObject): boolean {
  return listOf(security).some((one) => 'apiToken' in asRecord(one));
}

function typeLines({ id, operation }: Operation): string[] {
  const parts = [
    ...argument('params', operation, 'path'),
    ...argument('query', operation, 'query'),
    ...body(operation),
  ];
  return [
    `  /** ${textOf(operation['summary'])} */`,
    `  ${id}: { args: { ${parts.join('; ')} }; result: ${result(operation)} };`,
  ];
}

function argument(name: string, operation: JsonObject, place: string): string[] {
  const fields = listOf(operation['parameters'])
    .map(asRecord)
    .filter((parameter) => parameter['in'] === place);
  if (fields.length === 0) return [];
  const isNeeded = fields.some(({ required }) => required === true);
  const types = fields.map(
    (field) =>
      `${JSON.stringify(field['name'])}${field['required'] === true ? '' : '?'}: ${typeOf(field['schema'])}`,
  );
  return [`${name}${isNeeded ? '' : '?'}: { ${types.join('; ')} }`];
}

function body({ requestBody }: JsonObject): string[] {
  if (requestBody === undefined) return [];
  const { schema, isJson } = contentOf(requestBody);
  if (!isJson) return [];
  const type = typeOf(schema);
  return [`body${hasRequired(schema) ? '' : '?'}: ${type}`];
}

function hasRequired(schema: Json | undefined): boolean {
  return (
    schema === undefined ||
    listOf(asRecord(schema)['required']).length > 0 ||
    !('properties' in asRecord(schema))
  );
}

function result({ responses }: JsonObject): string {
  const [answer] = Object.entries(asRecord(responses)).filter(([status]) => status !== 'default');
  const { schema, isJson } = contentOf(answer?.[1] ?? {});
  return isJson ? typeOf(schema) : 'Response';
}

function contentOf(holder: Json): { schema: Json | undefined; isJson: boolean } {
  const content = asRecord(asRecord(holder)['content'] ?? {});
  const isOnlyJson = Object.keys(content).join() === 'application/json';
  return {
    schema: isOnlyJson ? asRecord(content['application/json'])['schema'] : undefined,
    isJson: isOnlyJson,
  };
}

function tableLine({ id, method, path, operation }: Operation): string {
  const isOnce = listOf(operation['parameters']).some(
    (parameter) => asRecord(parameter)['name'] === 'Idempotency-Key',
  );
  const answersJson = result(operation) !== 'Response';
  return `  ${id}: { method: '${method}', path: '${path}', isOnce: ${isOnce}, answersJson: ${answersJson} },`;
}
