import { NEUTRAL_NAMES } from '../against/against.data.ts';

const NEUTRAL: ReadonlySet<string> = new Set(NEUTRAL_NAMES);

/** Whether names tell that the values are no identifiers: times, counts, sizes, keys of rows. */
export function isNeutral(names: readonly string[]): boolean {
  return names.some((name) =>
    name
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .split(/[\W_]+/)
      .some((word) => NEUTRAL.has(word)),
  );
}
