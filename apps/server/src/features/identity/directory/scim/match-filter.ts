import { placeOfPath, type AttributePlace } from './scim-attributes.ts';
import { ScimError } from './scim-error.ts';
import type { Comparison, Filter } from './scim-filter.ts';
import { isScimObject, type ScimObject, type ScimValue } from './scim-resource.ts';
import type { AttributeDefinition, ResourceType } from './scim-schema.data.ts';

/** Whether a resource matches. Throws a ScimError for an attribute that the resource type does not have. */
export function matchesFilter(type: ResourceType, resource: ScimObject, filter: Filter): boolean {
  return matches(filter, (path) => {
    const place = placeOfPath(type, path);
    if (!place) throw unknown(path);
    return { values: valuesAt(resource, place), attribute: place.sub ?? place.attribute };
  });
}

/** Whether one value of a list matches what is between brackets. Throws as `matchesFilter`. */
export function matchesValue(
  attribute: AttributeDefinition,
  value: ScimValue,
  filter: Filter,
): boolean {
  return matches(filter, (path) => {
    const sub = attribute.subAttributes?.find(
      ({ name }) => name.toLowerCase() === path.toLowerCase(),
    );
    if (!sub) throw unknown(path);
    const found = isScimObject(value) ? value[sub.name] : undefined;
    return { values: found === undefined ? [] : [found], attribute: sub };
  });
}

interface Found {
  values: ScimValue[];
  attribute: AttributeDefinition;
}

function matches(filter: Filter, find: (path: string) => Found): boolean {
  switch (filter.kind) {
    case 'and': {
      // Both sides are read, so that an unknown attribute is refused wherever it is.
      const [left, right] = [matches(filter.left, find), matches(filter.right, find)];
      return left && right;
    }
    case 'or': {
      const [left, right] = [matches(filter.left, find), matches(filter.right, find)];
      return left || right;
    }
    case 'not':
      return !matches(filter.inner, find);
    case 'values': {
      const { values, attribute } = find(filter.path);
      return values.some((value) => matchesValue(attribute, value, filter.inner));
    }
    case 'present':
      return find(filter.path).values.some(isPresent);
    case 'compare': {
      const { values, attribute } = find(filter.path);
      const { comparison, value } = filter;
      const texts = values.map((one) => comparable(one));
      if (comparison === 'ne') return !texts.some((one) => compares(attribute, one, 'eq', value));
      if (value === null) return comparison === 'eq' && texts.length === 0;
      return texts.some((one) => compares(attribute, one, comparison, value));
    }
  }
}

function valuesAt(resource: ScimObject, { extension, attribute, sub }: AttributePlace) {
  const holder = extension === null ? resource : resource[extension];
  const found = isScimObject(holder) ? holder[attribute.name] : undefined;
  if (found === undefined) return [];
  const values = Array.isArray(found) ? found : [found];
  if (!sub) return values;
  return values.flatMap((value) => {
    const part = isScimObject(value) ? value[sub.name] : undefined;
    return part === undefined ? [] : [part];
  });
}

function isPresent(value: ScimValue): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isScimObject(value) ? Object.keys(value).length > 0 : value !== '';
}

/** A list of typed values is compared by `value`. */
function comparable(value: ScimValue): ScimValue | undefined {
  return isScimObject(value) ? value['value'] : value;
}

function compares(
  attribute: AttributeDefinition,
  found: ScimValue | undefined,
  comparison: Comparison,
  wanted: string | number | boolean | null,
): boolean {
  if (typeof found === 'boolean') {
    const isSame =
      found === (typeof wanted === 'string' ? wanted.toLowerCase() === 'true' : wanted);
    return comparison === 'eq' && isSame;
  }
  if (typeof found !== 'string' || wanted === null) return false;
  const fold = (text: string): string => (attribute.isCaseExact ? text : text.toLowerCase());
  return TEXTS[comparison](fold(found), fold(String(wanted)));
}

const TEXTS: Readonly<Record<Comparison, (left: string, right: string) => boolean>> = {
  eq: (left, right) => left === right,
  ne: (left, right) => left !== right,
  co: (left, right) => left.includes(right),
  sw: (left, right) => left.startsWith(right),
  ew: (left, right) => left.endsWith(right),
  gt: (left, right) => left > right,
  ge: (left, right) => left >= right,
  lt: (left, right) => left < right,
  le: (left, right) => left <= right,
};

function unknown(path: string): ScimError {
  return new ScimError(400, `There is no attribute ${path}`, 'invalidFilter');
}
