import type { Severity } from '@waybill/contract';
import type { Company } from '../company/company.ts';
import type { Person } from '../company/person.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** An employee and the events around them in the last ten days. */
export interface Scene {
  /** The employee who does it. */
  protagonist(company: Company): Person;
  tell(company: Company): SamplePayload[];
}

/** An incident in the sample company, and similar harmless work. */
export interface Story extends Scene {
  id: string;
  /** The detection that an analyst must see first: exactly this severity, and a matching title. */
  expects: { severity: Severity; title: RegExp };
  /** Looks similar to a simple rule; raises nothing, or LOW at most. */
  twin: Scene;
}

/** Identity at run time; gives the declaration its type. */
export function defineStory(story: Story): Story {
  return story;
}
