/**
 * Omits default values: most facts of most rows are absent, and their names would take more space than
 * the known facts.
 */
export function withoutUsual<Facts extends object>(facts: Facts, usual: Facts): Partial<Facts> {
  const told: Partial<Facts> = {};
  for (const name of namesOf(usual)) {
    const value = facts[name];
    const standard = usual[name];
    const isEmptyList = Array.isArray(value) && value.length === 0 && Array.isArray(standard);
    if (value !== standard && !isEmptyList) told[name] = value;
  }
  return told;
}

/** The inverse of `withoutUsual`. */
export function withUsual<Facts extends object>(told: Partial<Facts>, usual: Facts): Facts {
  return { ...usual, ...told };
}

function namesOf<Facts extends object>(facts: Facts): (keyof Facts & string)[] {
  const names: (keyof Facts & string)[] = [];
  for (const name in facts) if (Object.hasOwn(facts, name)) names.push(name);
  return names;
}
