import { AppError } from '../platform/app-error.ts';

/** Deeper than any declaration of the contract and any condition that is understood. */
const MAX_DEPTH = 64;
/** Steps of a place that are told. */
const TOLD_STEPS = 8;

/** A part of a request, with the part that it stands in. */
interface Part {
  value: unknown;
  name: string;
  around: Part | null;
}

/**
 * Refuses what cannot be kept, wherever it would be: PostgreSQL stores neither NUL nor half of a pair of
 * surrogates. What is nested deeper than anything sensible is refused as well; it is walked level by
 * level, so that no depth ends the stack. Throws `request.invalid` with the place.
 */
export function requireStorable(value: unknown): void {
  let level: Part[] = [{ value, name: '', around: null }];
  for (let depth = 0; level.length > 0; depth += 1) {
    const inner = level.flatMap(membersOf);
    const [first] = inner;
    if (first && depth === MAX_DEPTH) {
      throw invalid(first, `is nested deeper than ${MAX_DEPTH} levels`);
    }
    level = inner;
  }
}

/** Members that are texts or hold further ones. */
function membersOf(part: Part): Part[] {
  const { value } = part;
  if (typeof value === 'string') requireText(value, part);
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const members: Part[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (!isList) requireText(name, part);
    if (typeof member === 'string' || typeof member === 'object') {
      members.push({ value: member, name, around: part });
    }
  }
  return members;
}

function requireText(text: string, part: Part): void {
  if (text.includes('\0')) throw invalid(part, 'holds the sign NUL, which cannot be stored');
  if (!text.isWellFormed()) throw invalid(part, 'holds half of a sign, which cannot be stored');
}

function invalid(part: Part, message: string): AppError {
  const names: string[] = [];
  for (let at: Part | null = part; at?.around; at = at.around) names.unshift(at.name);
  const path = names.slice(0, TOLD_STEPS).join('.');
  return new AppError('request.invalid', { errors: [{ path, message }] });
}
