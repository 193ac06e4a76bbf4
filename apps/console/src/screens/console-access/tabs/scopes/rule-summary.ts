import type { ScopeChoices, ScopeDimension, ScopeRules } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { scopesText } from './scopes.text.ts';

export const DIMENSIONS = [
  'people',
  'sources',
  'dataTypes',
  'policies',
] as const satisfies readonly ScopeDimension[];

export const NO_RULES: ScopeRules = {
  sources: { include: [], exclude: [] },
  people: { include: [], exclude: [] },
  dataTypes: { include: [], exclude: [] },
  policies: { include: [], exclude: [] },
};

/** Each dimension that a scope limits, in words. */
export function ruleSummary(rules: ScopeRules, choices: ScopeChoices | undefined): string[] {
  const text = textOf(scopesText);
  return DIMENSIONS.flatMap((dimension) => {
    const names = (values: readonly string[]): string =>
      values
        .map(
          (value) => choices?.[dimension].find((one) => one.value === value)?.label ?? bare(value),
        )
        .join(', ');
    const { include, exclude } = rules[dimension];
    const parts = [
      ...(include.length > 0 ? [text.only(names(include))] : []),
      ...(exclude.length > 0 ? [text.not(names(exclude))] : []),
    ];
    return parts.length === 0 ? [] : [`${text[dimension]}: ${parts.join(', ')}`];
  });
}

/** A department without what marks it as one. */
function bare(value: string): string {
  return value.replace(/^(?:department|group):/, '');
}
