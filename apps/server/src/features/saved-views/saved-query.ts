import { ownValue, DETECTION_SORTS, DetectionFilter, GROUPINGS } from '@waybill/contract';
import { AppError } from '../../platform/app-error.ts';
import { filterSql } from '../detection/detections-read-model.ts';

/** One value of one search parameter. */
export interface ParamValue {
  filter: string;
  value: string;
}

export interface SavedQuery {
  filter: DetectionFilter;
  /**
   * Parameters that the list does not support: from another release, or unknown. They are dropped from
   * the filter.
   */
  unknown: ParamValue[];
}

/** List parameters other than filters, and their values. */
const LOOKS: Readonly<Record<string, (value: string) => boolean>> = {
  closed: (value) => value === 'shown',
  sort: (value) => DETECTION_SORTS.some((sort) => sort === value),
  group: (value) => value.split(',').every((part) => GROUPINGS.some((by) => by === part)),
  cols: (value) => /^[a-zA-Z]{1,40}(,[a-zA-Z]{1,40})*$/.test(value),
};

/** Reads the search parameters of a view, whichever release saved them. Never throws. */
export function readSavedQuery(query: string, now: number): SavedQuery {
  const values: Record<string, string[]> = {};
  const unknown: ParamValue[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    const fits = ownValue(LOOKS, name);
    if (fits?.(value) === true) continue;
    const all = [...(ownValue(values, name) ?? []), value];
    if (fits === undefined && filterOf({ [name]: all }, now) !== null) values[name] = all;
    else unknown.push({ filter: name, value });
  }
  return { filter: filterOf(values, now) ?? {}, unknown };
}

/** The filter in the parameters; null if none. */
function filterOf(values: Record<string, string[]>, now: number): DetectionFilter | null {
  if (!Object.keys(values).every((name) => Object.hasOwn(DetectionFilter.shape, name))) return null;
  const parsed = DetectionFilter.safeParse(
    Object.fromEntries(
      Object.entries(values).map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
    ),
  );
  return parsed.success && isPossible(parsed.data, now) ? parsed.data : null;
}

function isPossible(filter: DetectionFilter, now: number): boolean {
  try {
    filterSql(filter, now);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Throws `request.invalid`, naming what the list does not support. */
export function requireKnown(query: string, now: number): void {
  const { unknown } = readSavedQuery(query, now);
  if (unknown.length === 0) return;
  const named = unknown.slice(0, 10).map(({ filter, value }) => `${filter}=${value}`);
  throw new AppError('request.invalid', {
    errors: [
      {
        path: 'query',
        message: `contains parameters the list does not support: ${named.join(', ')}`,
      },
    ],
  });
}
