import type { ActiveFilter, FilterField, FilterValue } from '@waybill/ui';
import { useRef, useState } from 'react';
import { request } from '../../app/http/api.ts';
import { fillPath } from '../../app/http/build-path.ts';
import type { ResponseOf } from '../../app/http/routes-type.ts';
import { findPeople, hasNames, type NamedPerson } from './find-people.ts';

/** Most people that a name may stand for. */
const MOST_PEOPLE = 20;

export interface NamedPeople {
  /** Everyone whom names stood for so far: what the chips call them. */
  found: readonly FilterValue[];
  /** Gives on what was asked for, with people by their keys; of several calls only the latest goes on. */
  named: (
    filters: readonly ActiveFilter[],
    known: ReadonlySet<string>,
    goOn: (filters: readonly ActiveFilter[]) => void,
  ) => void;
}

/** Lets people be asked for by a part of their name, in any spelling. */
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

/** A field with the people that were found among its values, by the names that they were found by. */
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
 * People whose name, address or login has the text in it; else the one whose name is most like it, which the chip then
 * says. No one when that cannot be told.
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
