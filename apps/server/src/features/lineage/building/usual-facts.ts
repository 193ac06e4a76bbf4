/**
 * Leaves out what has the usual value: most facts of most rows are absent, and their names would take
 * more room than what is known.
 */
export function withoutUsual<Facts extends object>(facts: Facts, usual: Facts): Partial<Facts> {
  const told: Partial<Facts> = {};
  for (const name of namesOf(usual)) {
    const value = facts[name];
    if (!isSame(value, usual[name])) told[name] = value;
  }
  return told;
}

/** What `withoutUsual` was given. */
export function withUsual<Facts extends object>(told: Partial<Facts>, usual: Facts): Facts {
  return { ...usual, ...told };
}

function isSame(value: unknown, other: unknown): boolean {
  if (value === other) return true;
  if (!Array.isArray(value) || !Array.isArray(other)) return false;
  return value.length === other.length && value.every((one, index) => one === other[index]);
}

function namesOf<Facts extends object>(facts: Facts): (keyof Facts & string)[] {
  const names: (keyof Facts & string)[] = [];
  for (const name in facts) if (Object.hasOwn(facts, name)) names.push(name);
  return names;
}
