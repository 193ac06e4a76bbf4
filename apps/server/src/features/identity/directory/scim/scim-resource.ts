import { coreAttributes, findAttribute } from './scim-attributes.ts';
import { ScimError } from './scim-error.ts';
import type { AttributeDefinition, ResourceType } from './scim-schema.data.ts';

/** A resource or a complex value with names as the schemas spell them. */
export interface ScimObject {
  [name: string]: ScimValue;
}
export type ScimValue = string | boolean | ScimObject | ScimValue[];

/** Longest text of an attribute. */
const MOST_CHARACTERS = 1024;
/** Most values of one attribute. Groups are larger, so members have their own limit. */
const MOST_VALUES = 100;
const MOST_MEMBERS = 50_000;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isScimObject(value: ScimValue | undefined): value is ScimObject {
  return isObject(value);
}

/**
 * Reads a resource that a directory sent: names without case, booleans also as the texts "True" and "False",
 * and single values where a list belongs. Attributes that no schema has are ignored, and so are read-only ones.
 * Throws a ScimError.
 */
export function readResource(type: ResourceType, body: unknown): ScimObject {
  if (!isObject(body)) throw new ScimError(400, 'The body must be a JSON object', 'invalidSyntax');
  const resource = readMembers(coreAttributes(type), body, '');
  for (const extension of type.extensions) {
    const given = Object.entries(body).find(
      ([name]) => name.toLowerCase() === extension.id.toLowerCase(),
    )?.[1];
    if (!isObject(given)) continue;
    const values = readMembers(extension.attributes, given, `${extension.id}:`);
    if (Object.keys(values).length > 0) resource[extension.id] = values;
  }
  return resource;
}

/** Every attribute that the schema demands. Throws a ScimError. */
export function requireComplete(type: ResourceType, resource: ScimObject): void {
  for (const { name, isRequired } of type.core.attributes) {
    if (isRequired && (resource[name] ?? '') === '') {
      throw new ScimError(400, `${name} is required`, 'invalidValue');
    }
  }
}

function readMembers(
  attributes: readonly AttributeDefinition[],
  given: Record<string, unknown>,
  prefix: string,
): ScimObject {
  const read: ScimObject = {};
  for (const [name, value] of Object.entries(given)) {
    const attribute = findAttribute(attributes, name);
    if (!attribute || attribute.isReadOnly || value === null || value === undefined) continue;
    read[attribute.name] = readValue(attribute, value, prefix + attribute.name);
  }
  return read;
}

/** The value of an attribute as the schema has it. Throws a ScimError. */
export function readValue(attribute: AttributeDefinition, value: unknown, path: string): ScimValue {
  if (!attribute.isMultiValued) return readOne(attribute, value, path);
  const values = Array.isArray(value) ? value : [value];
  const most = attribute.name === 'members' ? MOST_MEMBERS : MOST_VALUES;
  if (values.length > most) {
    throw new ScimError(400, `${path} has more than ${most} values`, 'invalidValue');
  }
  return values.map((one) => readOne(attribute, one, path));
}

/** One value, also of a list. Throws a ScimError. */
export function readOne(attribute: AttributeDefinition, value: unknown, path: string): ScimValue {
  switch (attribute.type) {
    case 'boolean':
      return readBoolean(value, path);
    case 'string':
    case 'reference':
      return readText(value, path);
    case 'complex': {
      // Microsoft Entra sends the manager, and single addresses, as bare texts.
      const object = isObject(value) ? value : { value: readText(value, path) };
      return readMembers(attribute.subAttributes ?? [], object, `${path}.`);
    }
  }
}

function readBoolean(value: unknown, path: string): boolean {
  if (typeof value === 'boolean') return value;
  // Microsoft Entra sends booleans as texts.
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text === 'true') return true;
  if (text === 'false') return false;
  throw new ScimError(400, `${path} must be true or false`, 'invalidValue');
}

function readText(value: unknown, path: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') throw new ScimError(400, `${path} must be a text`, 'invalidValue');
  if (text.length > MOST_CHARACTERS) {
    throw new ScimError(400, `${path} exceeds ${MOST_CHARACTERS} characters`, 'invalidValue');
  }
  return text;
}
