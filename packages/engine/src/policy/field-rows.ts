import { ownValue, type ActivityEvent, type FieldType } from '@waybill/contract';
import type { Field, FieldValue } from './field.ts';

type Accessor<T> = (event: ActivityEvent) => T;

/** One row of the catalogue: name, type, label, accessor. */
export function field(
  name: string,
  type: FieldType,
  label: string,
  accessor: Accessor<FieldValue>,
): Field {
  return { name, type, label, accessor };
}

/** A field whose values are a closed vocabulary. */
export function choice(
  name: string,
  label: string,
  values: readonly string[],
  accessor: Accessor<string | null>,
): Field {
  return { name, type: 'string', label, values, accessor };
}

/**
 * A text that connectors write into `extra`, unchanged. Of several keys the first existing one is used.
 */
export function fact(name: string, label: string, ...keys: readonly string[]): Field {
  return {
    ...field(name, 'string', label, ({ extra }) => firstFact(extra, keys)),
    facts: { keys, isText: true },
  };
}

/** A field computed only from these keys of `extra`: without any of them it is empty. */
export function fromFacts(row: Field, ...keys: readonly string[]): Field {
  return { ...row, facts: { keys, isText: false } };
}

/** The first of the keys that `extra` contains; null if none. */
export function firstFact(
  extra: Readonly<Record<string, string>>,
  keys: readonly string[],
): string | null {
  for (const key of keys) {
    const value = ownValue(extra, key);
    if (value !== undefined) return value;
  }
  return null;
}

export function numberIn(text: string | null | undefined): number | null {
  const number =
    text === null || text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

export function list(values: readonly (string | null)[]): readonly string[] {
  return values.filter((value): value is string => value !== null);
}

/** Words in which vendors write yes and no; null if it is neither. */
export function truthIn(text: string | null): boolean | null {
  switch (text?.trim().toLowerCase()) {
    case 'true':
    case 'yes':
    case '1':
      return true;
    case 'false':
    case 'no':
    case '0':
      return false;
    default:
      return null;
  }
}
