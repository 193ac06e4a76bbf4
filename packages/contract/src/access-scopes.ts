import { z } from 'zod';

/** What a scope can limit. A detection or event is shown where every one of them lets it. */
export const SCOPE_DIMENSIONS = ['sources', 'people', 'dataTypes', 'policies'] as const;
export type ScopeDimension = (typeof SCOPE_DIMENSIONS)[number];

const Values = z.array(z.string().min(1).max(300)).max(500).default([]);

export const ScopeRule = z.object({
  include: Values.describe('Only these; empty: all, also what is unknown'),
  exclude: Values.describe('Never these, even where they are included'),
});
export type ScopeRule = z.infer<typeof ScopeRule>;

const OPEN = { include: [], exclude: [] };

export const ScopeRules = z.object({
  sources: ScopeRule.default(OPEN).describe('Names of sources'),
  people: ScopeRule.default(OPEN).describe(
    'Groups of people: `department:<name>` or `group:<source id> <group id>`',
  ),
  dataTypes: ScopeRule.default(OPEN).describe('Ids of data types'),
  policies: ScopeRule.default(OPEN).describe('Keys of policies'),
});
export type ScopeRules = z.infer<typeof ScopeRules>;

/** Whether everything that `inner` shows is shown by `outer`, whatever there is. Both may be the same. */
export function isWithinScope(inner: ScopeRules, outer: ScopeRules): boolean {
  return SCOPE_DIMENSIONS.every((dimension) => {
    const [own, limit] = [inner[dimension], outer[dimension]];
    const isIncluded =
      limit.include.length === 0 ||
      (own.include.length > 0 && own.include.every((value) => limit.include.includes(value)));
    return isIncluded && limit.exclude.every((value) => own.exclude.includes(value));
  });
}
