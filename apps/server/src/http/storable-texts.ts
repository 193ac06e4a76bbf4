import { AppError } from '../platform/app-error.ts';

/** Deeper than any declaration of the contract and any valid condition. */
const MAX_DEPTH = 64;
/** Maximum number of reported path steps. */
const TOLD_STEPS = 8;

/** A part of a request, with the part that it is in. */
interface Part {
  value: unknown;
  name: string;
  around: Part | null;
}

/** Location of a value that cannot be stored, and the reason. */
interface StorableFault {
  place: string[];
  message: string;
}

/** Refuses unstorable values, as defined by `storableFault`. Throws `request.invalid` with the path. */
export function requireStorable(value: unknown): void {
  const fault = storableFault(value);
  if (!fault) return;
  const path = fault.place.slice(0, TOLD_STEPS).join('.');
  throw new AppError('request.invalid', { errors: [{ path, message: fault.message }] });
}

/**
 * The first unstorable part, wherever it would be stored: PostgreSQL accepts neither NUL nor an
 * unpaired surrogate. Also reports excessive nesting. Walks level by level, so depth cannot overflow
 * the stack. Null if everything can be stored.
 */
export function storableFault(value: unknown): StorableFault | null {
  let level: Part[] = [{ value, name: '', around: null }];
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const part of level) {
      const message = textFault(part.value) ?? textFault(part.name);
      if (message !== null) return { place: placeOf(part), message };
    }
    const [first] = level;
    if (first && depth > MAX_DEPTH) {
      return { place: placeOf(first), message: `is nested deeper than ${MAX_DEPTH} levels` };
    }
    level = level.flatMap(membersOf);
  }
  return null;
}

/** Members with their names; an unnamed number or boolean can always be stored. */
function membersOf(part: Part): Part[] {
  const { value } = part;
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value)
    .filter(([, member]) => !isList || typeof member === 'string' || typeof member === 'object')
    .map(([name, member]) => ({ value: member, name, around: part }));
}

function textFault(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (value.includes('\0')) return 'contains a NUL character, which cannot be stored';
  return value.isWellFormed() ? null : 'contains an unpaired surrogate, which cannot be stored';
}

function placeOf(part: Part): string[] {
  const names: string[] = [];
  for (let at: Part | null = part; at?.around; at = at.around) names.unshift(at.name);
  return names;
}
