import type { DetectionListItem, DetectionSummary } from '@waybill/contract';

/** Whether the interface shows a data type. */
export type IsTypeShown = (dataTypeId: string) => boolean;

/** The summary without the figures of data types that the interface does not show. */
export function withShownTypes(
  summary: DetectionSummary | undefined,
  isShown: IsTypeShown,
): DetectionSummary | undefined {
  if (summary === undefined) return undefined;
  const facets = summary.facets.map((facet) =>
    facet.key === 'dataType'
      ? { ...facet, values: facet.values.filter(({ value }) => value === null || isShown(value)) }
      : facet,
  );
  return { ...summary, facets };
}

/** Rows that name only data types that the interface shows. */
export function rowsWithShownTypes(
  rows: readonly DetectionListItem[],
  isShown: IsTypeShown,
): readonly DetectionListItem[] {
  return rows.map((row) =>
    row.dataTypes.every(isShown) ? row : { ...row, dataTypes: row.dataTypes.filter(isShown) },
  );
}
