import { field, textAt } from './field.ts';

/** A fact for the event's `extra`: its name there and its value, null if the record has none. */
export type NamedFact = readonly [name: string, value: string | null];

/** The facts that are there, as the `extra` of an event. */
export function presentFacts(facts: readonly NamedFact[]): Record<string, string> {
  return Object.fromEntries(
    facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  );
}

/** Facts by their dotted paths in the record; truth values are written out. */
export function factsAt(
  record: unknown,
  paths: readonly (readonly [name: string, path: string])[],
): NamedFact[] {
  return paths.map(([name, path]) => {
    const value = field(record, path);
    return [name, typeof value === 'boolean' ? String(value) : textAt(record, path)];
  });
}
