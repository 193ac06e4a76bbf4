import { NEUTRAL_NAMES } from '../against/against.data.ts';

const NEUTRAL: ReadonlySet<string> = new Set(NEUTRAL_NAMES);

/** Whether names show that values are not identifiers: times, counts, sizes, row keys. */
export function isNeutral(names: readonly string[]): boolean {
  return names.some((name) =>
    name
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .split(/[\W_]+/)
      .some((word) => NEUTRAL.has(word)),
  );
}
