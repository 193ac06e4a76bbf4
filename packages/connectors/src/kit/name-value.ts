import { field, isRecord } from './field.ts';

/** Under which keys vendors write the name and the value of a list entry. */
const NAME_KEYS = ['name', 'Name', 'key', 'Key'];
const VALUE_KEYS = [
  'value',
  'Value',
  'boolValue',
  'intValue',
  'multiValue',
  'multiIntValue',
  'messageValue',
  'multiMessageValue',
  'NewValue',
];

/**
 * The value of the first entry with that name in a list of names and values: Google `parameters`,
 * Exchange `Parameters`, `ExtendedProperties`, `ModifiedProperties` (its new value). Undefined if none.
 * Names are compared exactly.
 */
export function nameValue(list: unknown, name: string): unknown {
  if (!Array.isArray(list)) return undefined;
  for (const entry of list) {
    if (isRecord(entry) && NAME_KEYS.some((key) => field(entry, key) === name)) {
      return valueOf(entry);
    }
  }
  return undefined;
}

function valueOf(entry: Record<string, unknown>): unknown {
  const key = VALUE_KEYS.find((candidate) => field(entry, candidate) !== undefined);
  return key === undefined ? undefined : field(entry, key);
}
