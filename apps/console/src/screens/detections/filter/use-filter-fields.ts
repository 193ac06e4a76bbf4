import type { DetectionFilter, DetectionListItem, DetectionSummary } from '@waybill/contract';
import type { ActiveFilter, FilterField, FilterValue } from '@waybill/ui';
import { useMemo } from 'react';
import { useNamedPeople, withFound } from '../../../components/people/use-named-people.ts';
import { filterFields, type PolicyNames } from './facet-view.ts';
import { NONE, queryOf } from './detection-view.ts';

export interface FilterFieldsOptions {
  filter: DetectionFilter;
  summary: DetectionSummary | undefined;
  rows: readonly DetectionListItem[];
  policyNames: PolicyNames;
  /** False: policies are not shown at all. */
  hasPolicies: boolean;
}

export interface FilterFields {
  fields: readonly FilterField[];
  /** Passes the filters on with people by key; of several calls only the latest continues. */
  named: (
    filters: readonly ActiveFilter[],
    goOn: (filters: readonly ActiveFilter[]) => void,
  ) => void;
}

/** The list's filters; people can also be found by part of their name. */
export function useFilterFields(options: FilterFieldsOptions): FilterFields {
  const { filter, summary, rows, policyNames, hasPolicies } = options;
  const { found, named: namedPeople } = useNamedPeople();
  const fields = useMemo(
    () =>
      filterFields(summary, rows, policyNames)
        .filter(({ key }) => key !== 'policy' || hasPolicies)
        .map((field) => (field.key === 'person' ? withFound(field, found) : field))
        .map((field) => (field.key === 'flow' ? withFound(field, shownFlow(filter, rows)) : field)),
    [filter, summary, rows, policyNames, hasPolicies, found],
  );

  return {
    fields,
    named: (filters, goOn) => namedPeople(filters, knownKeys(fields, filter), goOn),
  };
}

/** The selected flow, by the names of its ends: ids are meaningless, and all rows belong to it. */
function shownFlow(
  { flow = [] }: DetectionFilter,
  rows: readonly DetectionListItem[],
): FilterValue[] {
  const [value, ...others] = flow;
  const [row] = rows;
  if (value === undefined || others.length > 0 || !row?.from || !row.to) return [];
  return [{ value, label: `${row.from.name} → ${row.to.name}` }];
}

/** Values already in the address are trusted. */
function knownKeys(fields: readonly FilterField[], filter: DetectionFilter): Set<string> {
  const offered = fields.find(({ key }) => key === 'person')?.values ?? [];
  const asked = queryOf(filter).filters.filter(({ key }) => key === 'person');
  return new Set([
    NONE,
    ...offered.map(({ value }) => value),
    ...asked.flatMap(({ values }) => values),
  ]);
}
