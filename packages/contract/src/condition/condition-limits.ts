/**
 * Limits of a condition: levels of the tree, comparisons in it, and what one comparison may hold. Lengths are in UTF-16
 * code units.
 */
export const CONDITION_LIMITS = {
  depth: 12,
  /** Groups without parts count as well, so that they bound the whole tree. */
  leaves: 200,
  fieldName: 512,
  text: 4096,
  list: 10_000,
} as const;
