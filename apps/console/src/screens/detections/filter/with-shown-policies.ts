import type { DetectionListItem, DetectionSummary } from '@waybill/contract';
import type { ShownPolicies } from '../../../components/detection/shown-policies.ts';

type Shown = Pick<ShownPolicies, 'isShown'>;

/** The summary without the figures of policies that the interface does not show. */
export function withShownPolicies(
  summary: DetectionSummary | undefined,
  { isShown }: Shown,
): DetectionSummary | undefined {
  if (summary === undefined) return undefined;
  const facets = summary.facets.map((facet) =>
    facet.key === 'policy'
      ? { ...facet, values: facet.values.filter(({ value }) => value !== null && isShown(value)) }
      : facet,
  );
  return { ...summary, facets };
}

/** Rows that name only policies that the interface shows. */
export function rowsWithShownPolicies(
  rows: readonly DetectionListItem[],
  { isShown }: Shown,
): readonly DetectionListItem[] {
  return rows.map((row) =>
    row.policyKey === null || isShown(row.policyKey) ? row : { ...row, policyKey: null },
  );
}
