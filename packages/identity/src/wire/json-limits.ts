/** As deep as anything sensible, far from where nested calls would end the process. */
const MAX_DEPTH = 8;

/** PostgreSQL accepts neither NUL nor unpaired surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Whether parsed JSON is at most 8 levels deep and all its names and texts are storable. Walked level
 * by level: excessive depth is refused like any other fault.
 */
export function isModestJson(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const texts = level.filter((item) => typeof item === 'string');
    const objects = level.filter((item) => typeof item === 'object' && item !== null);
    const names = objects.flatMap((item) => (Array.isArray(item) ? [] : Object.keys(item)));
    if (![...texts, ...names].every(isStorable)) return false;
    level = objects.flatMap((item): unknown[] => Object.values(item));
  }
  return true;
}
