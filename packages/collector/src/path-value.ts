/**
 * The value at a dotted path; the empty path is the value itself. A key may contain dots
 * (`@odata.nextLink`): the longest existing key is used at every step. Own properties only.
 */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const key = path.slice(0, end);
    if (Object.hasOwn(value, key) && !(Array.isArray(value) && !/^\d+$/.test(key))) {
      return valueAt(Reflect.get(value, key), path.slice(end + 1));
    }
  }
  return undefined;
}

/** Text of a non-empty text, number or truth value; otherwise undefined. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A copy of a JSON object with the value at a dotted path; missing objects are created. */
export function withValueAt(
  target: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const dot = path.indexOf('.');
  if (dot < 0) return { ...target, [path]: value };
  const inner = target[path.slice(0, dot)];
  const below = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...target, [path.slice(0, dot)]: withValueAt(below, path.slice(dot + 1), value) };
}
