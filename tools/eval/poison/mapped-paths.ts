import type { Connector, VendorRecord } from '@waybill/connectors';
import { isRecord } from '@waybill/connectors/kit/field';

/** Paths that a mapping asked a record for, also those that the record does not have. */
export function mappedPaths(connector: Connector, record: VendorRecord): Set<string> {
  const asked = new Set<string>();
  connector.map(watched(record, '', asked));
  return asked;
}

/** The object as it is, with what is asked of it and of what it holds written down. */
function watched<T extends object>(target: T, path: string, asked: Set<string>): T {
  const note = (key: string | symbol): string => {
    const below = typeof key === 'symbol' ? path : joined(path, key, Array.isArray(target));
    if (typeof key === 'string' && !(Array.isArray(target) && !/^\d+$/.test(key))) asked.add(below);
    return below;
  };
  return new Proxy(target, {
    get(whole, key) {
      const value: unknown = Reflect.get(whole, key);
      const below = note(key);
      return typeof value === 'object' && value !== null ? watched(value, below, asked) : value;
    },
    has(whole, key) {
      note(key);
      return Reflect.has(whole, key);
    },
    getOwnPropertyDescriptor(whole, key) {
      note(key);
      return Reflect.getOwnPropertyDescriptor(whole, key);
    },
  });
}

/** Elements of a list share their path: `items..name`. */
function joined(path: string, key: string, isInList: boolean): string {
  const step = isInList ? '' : key;
  return path === '' ? step : `${path}.${step}`;
}

/** Paths of a record's parts, elements of lists under one path. */
export function ownPaths(value: unknown, path = ''): Set<string> {
  const found = new Set<string>();
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    const below = joined(path, key, Array.isArray(value));
    found.add(below);
    for (const deeper of ownPaths(inner, below)) found.add(deeper);
  }
  return found;
}

/** The record with a value at a path that it does not have; null if a list or a text is on the way. */
export function withOwn(record: VendorRecord, path: string, value: unknown): VendorRecord | null {
  const [step = '', ...rest] = path.split('.');
  if (step === '') return null;
  if (rest.length === 0) return { ...record, [step]: value };
  const inner = Object.hasOwn(record, step) ? record[step] : {};
  if (!isRecord(inner)) return null;
  const below = withOwn(inner, rest.join('.'), value);
  return below && { ...record, [step]: below };
}
