import { ownValue } from '@waybill/contract';
import type { VendorRecord } from '../define-connector.ts';
import { isRecord } from '../field.ts';
import { nameValue } from '../name-value.ts';
import { lowerText, text } from '../text.ts';
import type { Condition, Hooks, Value } from './map-declaration.ts';
import { VALUE_FUNCTIONS } from './value-functions.ts';

/** Reads a value from a record and the element that a shape is on. Undefined or null: none. */
export type Reader = (record: VendorRecord, element: VendorRecord) => unknown;
export type Test = (record: VendorRecord, element: VendorRecord) => boolean;

/** Makes a declared value a function, once; reading a record then walks no declaration. */
export function compileValue(value: Value, hooks: Hooks): Reader {
  if (typeof value === 'string') return compilePath(value);
  if (isList(value)) return firstOf(value.map((inner) => compileValue(inner, hooks)));
  if ('const' in value) {
    const { const: constant } = value;
    return () => constant;
  }
  if ('from' in value) return through(compileValue(value.from, hooks), value.via);
  if ('named' in value) return namedIn(compilePath(value.in), value.named);
  if ('where' in value) return memberWhere(value);
  if ('lookup' in value) return lookup(compileValue(value.lookup, hooks), value);
  if ('json' in value) return memberOfJson(value);
  if ('parts' in value) return joined(value, hooks);
  if ('when' in value) return conditional(value, hooks);
  return hookOf(value.hook, hooks);
}

/** The hook with that name. Throws at load if the connector has none. */
export function hookOf(name: string, hooks: Hooks): Reader {
  const hook = ownValue(hooks, name);
  if (!hook) throw new Error(`The mapping names a hook that does not exist: ${name}`);
  return hook;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** Own properties only, and lists answer to indexes alone, as in `field`. */
export function compilePath(path: string): Reader {
  const isOfElement = path.startsWith('@.');
  const steps = stepsOf(isOfElement ? path.slice(2) : path);
  const indexes = steps.map((step) => /^\d+$/.test(step));
  return (record, element) => {
    let current: unknown = isOfElement ? element : record;
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at] ?? '';
      if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) {
        return undefined;
      }
      if (!indexes[at] && Array.isArray(current)) return undefined;
      current = Reflect.get(current, step);
    }
    return current;
  };
}

/** Steps of a path; two dots in a row: the key itself starts with one (`event_type..tag`). */
function stepsOf(path: string): string[] {
  return path
    .replaceAll(/(^|\.)\.(?=[^.])/g, '$1\0')
    .split('.')
    .filter((step) => step !== '')
    .map((step) => step.replace('\0', '.'));
}

function isPresent(value: unknown): boolean {
  if (typeof value === 'string') return text(value) !== null;
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

function firstOf(readers: readonly Reader[]): Reader {
  return (record, element) => {
    for (const read of readers) {
      const value = read(record, element);
      if (isPresent(value)) return value;
    }
    return undefined;
  };
}

function through(
  read: Reader,
  via: keyof typeof VALUE_FUNCTIONS | readonly (keyof typeof VALUE_FUNCTIONS)[],
): Reader {
  const names = typeof via === 'string' ? [via] : via;
  const functions: ((value: unknown) => unknown)[] = names.map((name) => VALUE_FUNCTIONS[name]);
  return (record, element) =>
    functions.reduce((value, apply) => apply(value), read(record, element));
}

function namedIn(read: Reader, name: string): Reader {
  return (record, element) => nameValue(read(record, element), name);
}

function memberWhere(value: Extract<Value, { where: unknown }>): Reader {
  const read = compilePath(value.in);
  const take = compilePath(value.take);
  const wanted = Object.entries(value.where).map(
    ([path, words]) =>
      [compilePath(path), new Set(typeof words === 'string' ? [words] : words)] as const,
  );
  return (record, element) => {
    const list = read(record, element);
    if (!Array.isArray(list)) return undefined;
    for (const entry of list) {
      if (!isRecord(entry)) continue;
      const fits = wanted.every(([at, words]) => words.has(text(at(entry, entry)) ?? ''));
      if (fits) return take(entry, entry);
    }
    return undefined;
  };
}

function lookup(read: Reader, { table, otherwise }: Extract<Value, { lookup: unknown }>): Reader {
  const words = new Map(
    Object.entries(table).map(([word, meaning]) => [word.toLowerCase(), meaning]),
  );
  return (record, element) => {
    const value = read(record, element);
    const word = typeof value === 'boolean' ? String(value) : lowerText(value);
    return (word === null ? undefined : words.get(word)) ?? otherwise;
  };
}

function memberOfJson(value: Extract<Value, { json: unknown }>): Reader {
  const read = compilePath(value.json);
  const take = compilePath(value.take);
  return (record, element) => {
    const parsed = VALUE_FUNCTIONS.json(read(record, element));
    return isRecord(parsed) ? take(parsed, parsed) : undefined;
  };
}

function joined(value: Extract<Value, { parts: unknown }>, hooks: Hooks): Reader {
  const readers = value.parts.map((inner) => compileValue(inner, hooks));
  return (record, element) =>
    readers
      .map((read) => text(read(record, element)))
      .filter((part) => part !== null)
      .join(value.with) || undefined;
}

function conditional(value: Extract<Value, { when: unknown }>, hooks: Hooks): Reader {
  const test = compileCondition(value.when);
  const then = compileValue(value.then, hooks);
  const otherwise =
    value.otherwise === undefined ? undefined : compileValue(value.otherwise, hooks);
  return (record, element) =>
    test(record, element) ? then(record, element) : otherwise?.(record, element);
}

/** A declared condition as a function. */
export function compileCondition(condition: Condition): Test {
  if ('has' in condition) {
    const read = compilePath(condition.has);
    return (record, element) => {
      const value = read(record, element);
      return value !== undefined && value !== null;
    };
  }
  if ('is' in condition) {
    const read = compilePath(condition.is[0]);
    const [, value] = condition.is;
    const words = new Set(typeof value === 'object' ? value : [String(value)]);
    return (record, element) => {
      const found = read(record, element);
      return words.has(typeof found === 'boolean' ? String(found) : (text(found) ?? ''));
    };
  }
  if ('starts' in condition) {
    const read = compilePath(condition.starts[0]);
    const [, prefix] = condition.starts;
    return (record, element) => text(read(record, element))?.startsWith(prefix) ?? false;
  }
  if ('ends' in condition) {
    const read = compilePath(condition.ends[0]);
    const [, suffix] = condition.ends;
    return (record, element) => text(read(record, element))?.endsWith(suffix) ?? false;
  }
  if ('not' in condition) {
    const test = compileCondition(condition.not);
    return (record, element) => !test(record, element);
  }
  if ('all' in condition) {
    const tests = condition.all.map(compileCondition);
    return (record, element) => tests.every((test) => test(record, element));
  }
  const tests = condition.any.map(compileCondition);
  return (record, element) => tests.some((test) => test(record, element));
}
