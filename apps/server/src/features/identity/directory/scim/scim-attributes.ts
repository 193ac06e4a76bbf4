import {
  COMMON_ATTRIBUTES,
  type AttributeDefinition,
  type ResourceType,
} from './scim-schema.data.ts';

/** Where an attribute is in a resource: names as the schema spells them. */
export interface AttributePlace {
  /** Id of the extension that has it; null for the core schema. */
  extension: string | null;
  attribute: AttributeDefinition;
  sub: AttributeDefinition | null;
}

const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

export function findAttribute(
  attributes: readonly AttributeDefinition[],
  name: string,
): AttributeDefinition | undefined {
  return attributes.find((attribute) => same(attribute.name, name));
}

/** Attributes at the top of a resource, outside its extensions. */
export function coreAttributes(type: ResourceType): readonly AttributeDefinition[] {
  return [...COMMON_ATTRIBUTES, ...type.core.attributes];
}

/**
 * Finds what a path such as `name.givenName` or `urn:…:User:department` names; null where the server keeps no
 * such attribute. Names are compared without case, as RFC 7643 demands.
 */
export function placeOfPath(type: ResourceType, path: string): AttributePlace | null {
  const extension = type.extensions.find(({ id }) => isUnder(path, id));
  if (extension) {
    const place = placeIn(extension.attributes, path.slice(extension.id.length + 1));
    return place && { ...place, extension: extension.id };
  }
  const own = isUnder(path, type.core.id) ? path.slice(type.core.id.length + 1) : path;
  const place = placeIn(coreAttributes(type), own);
  return place && { ...place, extension: null };
}

function placeIn(
  attributes: readonly AttributeDefinition[],
  path: string,
): Omit<AttributePlace, 'extension'> | null {
  const [name = '', subName, ...rest] = path.split('.');
  const attribute = findAttribute(attributes, name);
  if (!attribute || rest.length > 0) return null;
  if (subName === undefined) return { attribute, sub: null };
  const sub = findAttribute(attribute.subAttributes ?? [], subName);
  return sub ? { attribute, sub } : null;
}

function isUnder(path: string, id: string): boolean {
  return path.length > id.length && same(path.slice(0, id.length + 1), `${id}:`);
}
