import type { ActivityEvent, DataFacts } from '@waybill/contract';
import type { Field } from './field.ts';
import { field } from './field-rows.ts';

/** Numbers that an event has for each of its data types, in the order of the types. */
const NUMBERS = {
  'data.count.': ({ counts }: DataFacts) => counts ?? [],
  'data.unique.': ({ values }: DataFacts) => values,
} as const;
type Prefix = keyof typeof NUMBERS;
const PREFIXES: readonly Prefix[] = ['data.count.', 'data.unique.'];
const TYPE_ID = /^[A-Za-z][\w-]{0,127}$/;

/** `data.count.<data type>` or `data.unique.<data type>`: count of one data type; or undefined. */
export function countField(name: string): Field | undefined {
  const prefix = PREFIXES.find((candidate) => name.startsWith(candidate));
  if (prefix === undefined) return undefined;
  const type = name.slice(prefix.length);
  if (!TYPE_ID.test(type)) return undefined;
  return field(name, 'number', name, ({ data }: ActivityEvent) => {
    if (data === null) return null;
    const at = data.types.indexOf(type);
    return at === -1 ? null : (NUMBERS[prefix](data)[at] ?? null);
  });
}
