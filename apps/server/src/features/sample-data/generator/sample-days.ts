import { createCompany, DAY_MS, SAMPLE_DAYS, type Company } from './company/company.ts';
import { everydayExposure } from './everyday/everyday-exposure.ts';
import { dayOfMachines } from './machines/day-of-machines.ts';
import { dayOfPerson } from './routines/day-of-person.ts';
import type { SampleOptions, SamplePayload } from './sample-payload.ts';
import { STORIES } from './stories.gen.ts';
import type { Story } from './stories/story.ts';

export type { SampleOptions, SamplePayload } from './sample-payload.ts';

/**
 * The sample as the vendors would deliver it: thirty times 24 hours up to `endAt`, oldest first, each
 * sorted by time. A pure function of the options: the same options give the same bytes. Without stories nothing
 * goes wrong in the company.
 */
export function* sampleDays(
  options: SampleOptions,
  stories: readonly Story[] = STORIES,
): Generator<SamplePayload[]> {
  const company = createCompany(options);
  /** Payloads of future days, by day. */
  const planned = Map.groupBy(
    [
      ...everydayExposure(company),
      ...stories.flatMap((story) => [...story.tell(company), ...story.twin.tell(company)]),
    ],
    ({ at }) => dayOf(company, at),
  );
  for (let day = 0; day < SAMPLE_DAYS; day += 1) {
    const startAt = company.startAt + day * DAY_MS;
    const drawn = [
      ...company.people.flatMap((person) => dayOfPerson(company, person, startAt)),
      ...dayOfMachines(company, startAt),
    ];
    // Some actions cause a second payload shortly after, possibly past midnight.
    for (const payload of drawn.filter(({ at }) => dayOf(company, at) > day)) {
      planned.set(day + 1, [...(planned.get(day + 1) ?? []), payload]);
    }
    const today = drawn.filter(({ at }) => dayOf(company, at) === day);
    yield [...today, ...(planned.get(day) ?? [])].toSorted(byTime);
    planned.delete(day);
  }
}

function dayOf({ startAt }: Company, at: number): number {
  return Math.floor((at - startAt) / DAY_MS);
}

/** Simultaneous payloads are sorted by line, so that the order is always the same. */
function byTime(left: SamplePayload, right: SamplePayload): number {
  return left.at - right.at || (left.line < right.line ? -1 : 1);
}
