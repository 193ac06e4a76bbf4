import type { ActiveFilter, FilterField, FilterValue } from '@waybill/ui';
import { useRef, useState } from 'react';
import { request } from '../../app/http/api.ts';
import { fillPath } from '../../app/http/build-path.ts';
import type { ResponseOf } from '../../app/http/routes-type.ts';
import { findPeople, hasNames, type NamedPerson } from './find-people.ts';

/** Maximum people per name. */
const MOST_PEOPLE = 20;

export interface NamedPeople {
  /** Everyone that names resolved to so far: labels of the chips. */
  found: readonly FilterValue[];
  /** Passes the filters on with people by key; of several calls only the latest continues. */
  named: (
    filters: readonly ActiveFilter[],
    known: ReadonlySet<string>,
    goOn: (filters: readonly ActiveFilter[]) => void,
  ) => void;
}

/** Lets people be found by a part of their name, in any spelling. */
export function useNamedPeople(): NamedPeople {
  const [found, setFound] = useState<readonly FilterValue[]>([]);
  const calls = useRef(0);
  return {
    found,
    named: (filters, known, goOn) => {
      calls.current += 1;
      const call = calls.current;
      if (!hasNames(filters, known)) {
        goOn(filters);
        return;
      }
      void findPeople(filters, known, searchPeople).then((people) => {
        if (call !== calls.current) return;
        setFound((before) => [...before, ...people.found]);
        goOn(people.filters);
      });
    },
  };
}

/** A field with the resolved people among its values, by their search names. */
export function withFound(field: FilterField, found: readonly FilterValue[]): FilterField {
  const known = new Set(field.values.map(({ value }) => value));
  const named = new Map(found.map((one) => [one.value, one]));
  return {
    ...field,
    values: [
      ...field.values.map((one) => ({ ...one, label: named.get(one.value)?.label ?? one.label })),
      ...[...named.values()].filter(({ value }) => !known.has(value)),
    ],
  };
}

/**
 * People whose name, address or login contains the text; else the one with the most similar name, which
 * the chip then shows. No one if unknown.
 */
async function searchPeople(name: string): Promise<readonly NamedPerson[]> {
  const path = fillPath('/v1/search', { query: { q: `person:${name}`, limit: MOST_PEOPLE } });
  try {
    const answer = await request<ResponseOf<'/v1/search'>>(path, {}, true);
    const hits = answer?.groups.find(({ kind }) => kind === 'person')?.hits ?? [];
    return answer?.isSimilar === true ? hits.slice(0, 1) : hits;
  } catch {
    return [];
  }
}
