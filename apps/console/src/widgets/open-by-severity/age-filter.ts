import type { Dashboard, DetectionFilter } from '@waybill/contract';

const DAY_MS = 86_400_000;

/** When a detection of this age was first seen. @param asOf the instant at which the ages were counted */
export function ageFilter(
  { minDays, maxDays }: Dashboard['openByAge'][number],
  asOf: string,
): Pick<DetectionFilter, 'firstFrom' | 'firstTo'> {
  const daysBefore = (days: number): string =>
    new Date(Date.parse(asOf) - days * DAY_MS).toISOString();
  return {
    ...(maxDays === null ? {} : { firstFrom: daysBefore(maxDays) }),
    ...(minDays === 0 ? {} : { firstTo: daysBefore(minDays) }),
  };
}
