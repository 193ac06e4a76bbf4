import {
  coreAttributes,
  findAttribute,
  placeOfPath,
  type AttributePlace,
} from './scim-attributes.ts';
import { matchesValue } from './match-filter.ts';
import { ScimError } from './scim-error.ts';
import { parseFilter, type Filter } from './scim-filter.ts';
import {
  isObject,
  isScimObject,
  readOne,
  readResource,
  readValue,
  type ScimObject,
  type ScimValue,
} from './scim-resource.ts';
import type { AttributeDefinition, ResourceType } from './scim-schema.data.ts';

const MOST_OPERATIONS = 1000;

type Act = 'add' | 'replace' | 'remove';

/** A path of an operation: an attribute, perhaps some of its values, perhaps a part of each. */
interface Target extends AttributePlace {
  filter: Filter | null;
}

/**
 * Applies the operations of a PATCH to a resource and returns the result. Understands Okta (values without a path) and
 * Microsoft Entra (capitalised operations, texts for booleans, paths as names of values). What a directory may send but
 * this server does not keep is ignored. Throws a ScimError.
 */
export function applyPatch(type: ResourceType, resource: ScimObject, body: unknown): ScimObject {
  const operations = operationsOf(body);
  let patched = structuredClone(resource);
  for (const operation of operations) {
    const { act, path, value } = operation;
    patched =
      path === undefined
        ? mergeAll(type, patched, act, value)
        : at(type, patched, { act, path, value });
  }
  return patched;
}

interface Operation {
  act: Act;
  path: string | undefined;
  value: unknown;
}

function operationsOf(body: unknown): Operation[] {
  const given = isObject(body)
    ? Object.entries(body).find(([name]) => name.toLowerCase() === 'operations')?.[1]
    : undefined;
  if (!Array.isArray(given) || given.length === 0) {
    throw new ScimError(400, 'Operations must be a list of operations', 'invalidSyntax');
  }
  if (given.length > MOST_OPERATIONS) {
    throw new ScimError(400, `More than ${MOST_OPERATIONS} operations`, 'invalidSyntax');
  }
  return given.map((one: unknown) => operationOf(one));
}

function operationOf(given: unknown): Operation {
  const { op, path, value } = isObject(given) ? given : {};
  // Microsoft Entra writes Add, Replace and Remove.
  const name = typeof op === 'string' ? op.toLowerCase() : '';
  if (name !== 'add' && name !== 'replace' && name !== 'remove') {
    throw new ScimError(400, 'op must be add, replace or remove', 'invalidSyntax');
  }
  if (path !== undefined && path !== null && typeof path !== 'string') {
    throw new ScimError(400, 'path must be a text', 'invalidPath');
  }
  if (name === 'remove' && !path) {
    throw new ScimError(400, 'A remove operation needs a path', 'noTarget');
  }
  return { act: name, path: path || undefined, value };
}

/** Without a path the value is a resource with some attributes. Entra also uses paths as names of values there. */
function mergeAll(type: ResourceType, resource: ScimObject, act: Act, value: unknown): ScimObject {
  if (!isObject(value)) {
    throw new ScimError(400, 'Without a path the value must be an object', 'invalidValue');
  }
  const direct = Object.entries(value).filter(([name]) => isDirect(type, name));
  const given = readResource(type, Object.fromEntries(direct));
  let merged = { ...resource };
  for (const [name, one] of Object.entries(given)) merged[name] = joined(merged[name], one, act);
  for (const [path, one] of Object.entries(value)) {
    if (!isDirect(type, path)) merged = at(type, merged, { act, path, value: one });
  }
  return merged;
}

function isDirect(type: ResourceType, name: string): boolean {
  const isExtension = type.extensions.some(({ id }) => id.toLowerCase() === name.toLowerCase());
  return (
    isExtension || name === 'schemas' || findAttribute(coreAttributes(type), name) !== undefined
  );
}

/** Lists grow with `add`, objects keep the members that are not given, everything else is replaced. */
function joined(before: ScimValue | undefined, value: ScimValue, act: Act): ScimValue {
  if (act === 'add' && Array.isArray(before) && Array.isArray(value)) return withNew(before, value);
  if (isScimObject(before) && isScimObject(value)) return { ...before, ...value };
  return value;
}

function withNew(before: readonly ScimValue[], added: readonly ScimValue[]): ScimValue[] {
  const known = new Set(before.map(keyOf));
  const fresh = added.filter((one) => !known.has(keyOf(one)));
  const hasPrimary = fresh.some((one) => isScimObject(one) && one['primary'] === true);
  // At most one value is the primary one.
  const kept = hasPrimary ? before.map((one) => withoutPrimary(one)) : before;
  return [...kept, ...fresh];
}

function withoutPrimary(value: ScimValue): ScimValue {
  return isScimObject(value) && value['primary'] === true ? { ...value, primary: false } : value;
}

function keyOf(value: ScimValue): string {
  const { value: own, type } = isScimObject(value) ? value : { value, type: undefined };
  return JSON.stringify([own, type ?? null]);
}

function at(
  type: ResourceType,
  resource: ScimObject,
  { act, path, value }: { act: Act; path: string; value: unknown },
): ScimObject {
  const target = targetOf(type, path);
  // Attributes that no schema has here are not kept, wherever they come.
  if (!target) return resource;
  if (target.attribute.isReadOnly || target.sub?.isReadOnly) {
    throw new ScimError(400, `${path} is read-only`, 'mutability');
  }
  const { extension } = target;
  if (extension === null) return inHolder(resource, target, { act, value, path });
  const before = resource[extension];
  const holder = isScimObject(before) ? before : {};
  const changed = inHolder(holder, target, { act, value, path });
  const { [extension]: _before, ...others } = resource;
  return Object.keys(changed).length === 0 ? others : { ...others, [extension]: changed };
}

/** Null for an attribute that is not kept. Throws `invalidPath` for what is no path. */
function targetOf(type: ResourceType, path: string): Target | null {
  const found = /^([^[\]]+)(?:\[(.*)\](?:\.([A-Za-z$][\w$-]*))?)?$/s.exec(path.trim());
  if (!found) throw new ScimError(400, `${path} is not a path`, 'invalidPath');
  const [, name = '', condition, subName] = found;
  const place = placeOfPath(type, subName === undefined ? name : `${name}.${subName}`);
  if (!place) return null;
  return { ...place, filter: condition === undefined ? null : parseFilter(condition) };
}

interface Change {
  act: Act;
  value: unknown;
  path: string;
}

function inHolder(holder: ScimObject, target: Target, change: Change): ScimObject {
  const { attribute, sub, filter } = target;
  const { [attribute.name]: before, ...others } = holder;
  const after =
    attribute.isMultiValued && (filter || sub)
      ? inList(Array.isArray(before) ? before : [], target, change)
      : inOne(before, target, change);
  return after === undefined ? others : { ...others, [attribute.name]: after };
}

/** Undefined where nothing is left. */
function inOne(
  before: ScimValue | undefined,
  { attribute, sub }: Target,
  { act, value, path }: Change,
): ScimValue | undefined {
  if (sub) return inPart(isScimObject(before) ? before : {}, sub, { act, value, path });
  if (act === 'remove') return withoutValues(before, attribute, { value, path });
  if (value === null || value === undefined) return act === 'replace' ? undefined : before;
  const given = readValue(attribute, value, path);
  if (act === 'replace' && Array.isArray(given)) return given;
  return joined(before, given, act);
}

/** Microsoft Entra names the values to remove in the operation instead of in the path. */
function withoutValues(
  before: ScimValue | undefined,
  attribute: AttributeDefinition,
  { value, path }: { value: unknown; path: string },
): ScimValue | undefined {
  const isAll =
    value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (isAll || !Array.isArray(before)) return undefined;
  const given = readValue(attribute, value, path);
  const removed = new Set((Array.isArray(given) ? given : [given]).map(ownValue));
  return before.filter((one) => !removed.has(ownValue(one)));
}

function ownValue(value: ScimValue): ScimValue | undefined {
  return isScimObject(value) ? value['value'] : value;
}

function inPart(
  object: ScimObject,
  sub: AttributeDefinition,
  { act, value, path }: Change,
): ScimObject | undefined {
  const { [sub.name]: _before, ...others } = object;
  const isGone = act === 'remove' || value === null || value === undefined;
  const after = isGone ? others : { ...others, [sub.name]: readOne(sub, value, path) };
  return Object.keys(after).length === 0 ? undefined : after;
}

function inList(
  before: readonly ScimValue[],
  { attribute, sub, filter }: Target,
  change: Change,
): ScimValue[] {
  const { act, value, path } = change;
  const isChosen = (one: ScimValue): boolean =>
    filter === null || matchesValue(attribute, one, filter);
  if (act === 'remove' && !sub) return before.filter((one) => !isChosen(one));
  const changed = (one: ScimValue): ScimValue | undefined => {
    if (sub) return inPart(isScimObject(one) ? one : {}, sub, change);
    return joined(one, readOne(attribute, value, path), 'replace');
  };
  const hasAny = before.some(isChosen);
  if (hasAny || act === 'remove') {
    return before.flatMap((one) => (isChosen(one) ? (changed(one) ?? []) : one));
  }
  // Entra sets the address of a type that is not there yet; it is made with what the path says of it.
  const made = changed(filter === null ? {} : saidBy(attribute, filter));
  return made === undefined ? [...before] : [...before, made];
}

/** What `type eq "work"` says of a value that does not exist yet. Throws `noTarget` for any other filter. */
function saidBy(attribute: AttributeDefinition, filter: Filter): ScimObject {
  if (filter.kind === 'and') {
    return { ...saidBy(attribute, filter.left), ...saidBy(attribute, filter.right) };
  }
  const sub =
    filter.kind === 'compare' && filter.comparison === 'eq'
      ? findAttribute(attribute.subAttributes ?? [], filter.path)
      : undefined;
  if (!sub || filter.kind !== 'compare') {
    throw new ScimError(400, 'The path matches no value', 'noTarget');
  }
  return { [sub.name]: readOne(sub, filter.value, filter.path) };
}
