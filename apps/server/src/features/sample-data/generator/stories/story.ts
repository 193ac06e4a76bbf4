import type { Company } from '../company/company.ts';
import type { Person } from '../company/person.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Something that goes wrong in the sample company and that a built-in policy or a detector finds. */
export interface Story {
  id: string;
  /** The built-in policies and the detectors that must find it. */
  policyKeys: readonly string[];
  /** Who of the company does it. */
  protagonist(company: Company): Person;
  /** What happened, with what the same people did before and after; in the last ten days. */
  tell(company: Company): SamplePayload[];
}

/** Identity at run time; gives the declaration its type. */
export function defineStory(story: Story): Story {
  return story;
}
