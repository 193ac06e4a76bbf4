import type { Repeat, SentRecord } from './judgement-case.ts';

/**
 * The copies that represent the last record of a case: numbered texts and numbers at the named paths, and
 * each time moved by its place in the row. Paths start at the record, e.g. `payload.id`.
 */
export function expandRepeat(record: SentRecord, repeat: Repeat): SentRecord[] {
  return Array.from({ length: repeat.count }, (_, index) => {
    const copy = structuredClone(record);
    for (const [path, template] of Object.entries(repeat.fields)) {
      change(copy, path, (value) => filled(template, index + 1, value));
    }
    for (const path of repeat.time) {
      change(copy, path, (value) => moved(value, index * repeat.everySeconds * 1000));
    }
    return copy;
  });
}

/** A number stays a number. */
function filled(template: string, number: number, value: unknown): unknown {
  const text = template.replaceAll(/\{i(?::0(\d+))?\}/g, (_, width: string | undefined) =>
    String(number).padStart(Number(width ?? 0), '0'),
  );
  return typeof value === 'number' ? Number(text) : text;
}

/** Numbers below this are seconds since 1970, any other milliseconds. */
const LEAST_MILLISECONDS = 1e11;

/** The time later, in the form that it has. */
function moved(value: unknown, ms: number): unknown {
  if (typeof value === 'number') {
    return value < LEAST_MILLISECONDS ? Math.floor(value + ms / 1000) : Math.floor(value + ms);
  }
  if (typeof value !== 'string') throw new Error('A time is a text or a number');
  const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(value);
  const at = new Date(Date.parse(isZoned ? value : `${value}Z`) + ms).toISOString();
  const precise = /\.\d/.test(value) ? at.slice(0, -1) : at.slice(0, -5);
  return isZoned ? `${precise}Z` : precise;
}

function change(root: object, path: string, next: (value: unknown) => unknown): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: object = root;
  for (const step of steps) {
    const inner: unknown = Reflect.get(at, step);
    if (typeof inner !== 'object' || inner === null) throw new Error(`Nothing at ${path}`);
    at = inner;
  }
  Reflect.set(at, last, next(Reflect.get(at, last)));
}
