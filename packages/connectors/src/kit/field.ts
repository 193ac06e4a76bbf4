import { text } from './text.ts';

/** Whether a value is a JSON object (not a list, not null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a JSON object; empty for anything else. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** The JSON objects of a list, or of a single object if the vendor writes one or many. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

/**
 * The value at a dotted path, e.g. `actor.emails.0`; undefined when any step is missing. Reads own
 * properties only, so that a path can never reach into a prototype.
 */
export function field(value: unknown, path: string): unknown {
  let current = value;
  for (const step of stepsOf(path)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) {
      return undefined;
    }
    // Lists answer to their indexes only, not to `length`.
    if (Array.isArray(current) && !/^\d+$/.test(step)) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}

/** Cached steps of paths: mappings use the same few hundred for every record. */
const STEPS = new Map<string, readonly string[]>();
const MOST_PATHS = 10_000;

function stepsOf(path: string): readonly string[] {
  const known = STEPS.get(path);
  if (known) return known;
  const steps = path.split('.');
  // A path made from data would fill the map without end.
  if (STEPS.size < MOST_PATHS) STEPS.set(path, steps);
  return steps;
}

/** Text at the first of the paths that has any. */
export function textAt(value: unknown, ...paths: string[]): string | null {
  for (const path of paths) {
    const found = text(field(value, path));
    if (found !== null) return found;
  }
  return null;
}
