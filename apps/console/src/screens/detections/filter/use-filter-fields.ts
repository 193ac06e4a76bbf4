import type { DetectionFilter, DetectionListItem, DetectionSummary } from '@waybill/contract';
import type { ActiveFilter, FilterField, FilterValue } from '@waybill/ui';
import { useMemo, useRef, useState } from 'react';
import { request } from '../../../app/http/api.ts';
import { fillPath } from '../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { filterFields, type PolicyNames } from './facet-view.ts';
import { findPeople, hasNames } from './find-people.ts';
import { NONE, queryOf } from './detection-view.ts';

/** Most people that a name may represent. */
const MOST_PEOPLE = 20;

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
  /** Gives on what was asked for, with people by their keys; of several calls only the latest continues. */
  named: (
    filters: readonly ActiveFilter[],
    goOn: (filters: readonly ActiveFilter[]) => void,
  ) => void;
}

/** What the list can be filtered by; people can also be asked for by a part of their name. */
export function useFilterFields(options: FilterFieldsOptions): FilterFields {
  const { filter, summary, rows, policyNames, hasPolicies } = options;
  const [found, setFound] = useState<readonly FilterValue[]>([]);
  const calls = useRef(0);
  const fields = useMemo(
    () =>
      filterFields(summary, rows, policyNames)
        .filter(({ key }) => key !== 'policy' || hasPolicies)
        .map((field) => (field.key === 'person' ? withFound(field, found) : field)),
    [summary, rows, policyNames, hasPolicies, found],
  );

  function named(
    filters: readonly ActiveFilter[],
    goOn: (filters: readonly ActiveFilter[]) => void,
  ): void {
    calls.current += 1;
    const call = calls.current;
    const known = knownKeys(fields, filter);
    if (!hasNames(filters, known)) {
      goOn(filters);
      return;
    }
    void findPeople(filters, known, searchPeople).then((people) => {
      if (call !== calls.current) return;
      setFound((before) => [...before, ...people.found]);
      goOn(people.filters);
    });
  }
  return { fields, named };
}

function withFound(field: FilterField, found: readonly FilterValue[]): FilterField {
  const known = new Set(field.values.map(({ value }) => value));
  const others = new Map(found.map((one) => [one.value, one]));
  return {
    ...field,
    values: [...field.values, ...[...others.values()].filter(({ value }) => !known.has(value))],
  };
}

/** What the address asks for already is taken at its word. */
function knownKeys(fields: readonly FilterField[], filter: DetectionFilter): Set<string> {
  const offered = fields.find(({ key }) => key === 'person')?.values ?? [];
  const asked = queryOf(filter).filters.filter(({ key }) => key === 'person');
  return new Set([
    NONE,
    ...offered.map(({ value }) => value),
    ...asked.flatMap(({ values }) => values),
  ]);
}

/** People whose name or address has the text in it; no one when that cannot be told. */
async function searchPeople(name: string) {
  const path = fillPath('/v1/search', { query: { q: `person:${name}`, limit: MOST_PEOPLE } });
  try {
    const answer = await request<ResponseOf<'/v1/search'>>(path, {}, true);
    if (answer === undefined || answer.isSimilar) return [];
    return answer.groups.find(({ kind }) => kind === 'person')?.hits ?? [];
  } catch {
    return [];
  }
}
