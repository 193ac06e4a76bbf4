import type { Visibility } from '@waybill/contract';
import { likeLiteral } from '../detection/detections-read-model.ts';

/** Filter of the inventory, as defined by the contract. */
export interface ObjectFilter {
  q?: string | undefined;
  sensitivity?: number | undefined;
  exposure?: Visibility | 'none' | undefined;
  isPublic?: boolean | undefined;
  isStale?: boolean | undefined;
  removed?: boolean | undefined;
}

/** Over `lineage_object AS held`, with the places of the tenant. */
export const IS_PUBLIC = `coalesce(held.exposure IN ('link', 'public'), false)`;

const SENSITIVE_FROM = 2;
const STALE_MS = 90 * 86_400_000;

/**
 * Conditions of a filter as SQL over `lineage_object AS held`: one definition for page, heat and
 * counts.
 */
export interface ObjectFilterSql {
  where: string;
  values: unknown[];
  /** The condition for stale objects, independent of the filter. */
  isStale: string;
  place(value: unknown): string;
}

/** @param placeIds of the filter's place or group of places; null: anywhere. */
export function objectFilterSql(
  tenantId: number,
  filter: ObjectFilter,
  placeIds: readonly string[] | null,
  now: number,
): ObjectFilterSql {
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const isStale = `coalesce(held.sensitivity >= ${SENSITIVE_FROM}
    AND held.last_seen_at < to_timestamp(${(now - STALE_MS) / 1000}), false)`;
  const conditions = [
    `held.tenant_id = ${place(tenantId)}`,
    `held.removed_at IS ${filter.removed === true ? 'NOT NULL' : 'NULL'}`,
    ...(placeIds === null ? [] : [`held.place_id = ANY (${place(placeIds)}::uuid[])`]),
    ...(filter.q
      ? [`held.search_name LIKE ${place(`%${likeLiteral(filter.q.toLowerCase())}%`)}`]
      : []),
    ...(filter.sensitivity === undefined
      ? []
      : [`held.sensitivity = ${place(filter.sensitivity)}`]),
    ...exposureConditions(filter, place),
    ...flag(filter.isPublic, IS_PUBLIC),
    ...flag(filter.isStale, isStale),
  ];
  return { where: conditions.join(' AND '), values, isStale, place };
}

function exposureConditions(
  { exposure }: ObjectFilter,
  place: (value: unknown) => string,
): string[] {
  if (exposure === undefined) return [];
  return [exposure === 'none' ? 'held.exposure IS NULL' : `held.exposure = ${place(exposure)}`];
}

function flag(wanted: boolean | undefined, condition: string): string[] {
  if (wanted === undefined) return [];
  return [wanted ? condition : `NOT ${condition}`];
}
