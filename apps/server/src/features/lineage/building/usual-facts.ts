/** Leaves out of facts what is usual, and puts it back. */
export interface UsualFacts<Facts extends object> {
  readonly usual: Facts;
  /** Facts that are other than those, by default than the usual ones. */
  leaveOut: (facts: Facts, beside?: Facts) => Partial<Facts>;
  /** What `leaveOut` was given. */
  putBack: (told: Partial<Facts>, beside?: Facts) => Facts;
}

/**
 * Most facts of most rows are absent, and their names would take more room than what is known. All facts are among
 * the usual ones.
 */
export function usualFacts<Facts extends object>(usual: Facts): UsualFacts<Facts> {
  const names: (keyof Facts & string)[] = [];
  for (const name in usual) if (Object.hasOwn(usual, name)) names.push(name);
  return {
    usual,
    leaveOut(facts, beside = usual) {
      const told: Partial<Facts> = {};
      for (const name of names) {
        if (!isSame(facts[name], beside[name])) told[name] = facts[name];
      }
      return told;
    },
    putBack: (told, beside = usual) => ({ ...beside, ...told }),
  };
}

function isSame(value: unknown, other: unknown): boolean {
  if (value === other) return true;
  if (!Array.isArray(value) || !Array.isArray(other)) return false;
  return value.length === other.length && value.every((one, index) => one === other[index]);
}
