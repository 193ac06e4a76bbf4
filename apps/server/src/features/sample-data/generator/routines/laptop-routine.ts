import type { Moment } from '../company/moment.ts';
import { everydayText } from '../contents/everyday-text.ts';
import { laptopFile, opened, pasted, type Page } from '../payloads/agent-acts.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Contents seen by the agents on a laptop, with frequencies. */
const ACTS = [
  ['paste', 55],
  ['open', 45],
] as const;

/** Pages of the company's own, on its domain. */
const PAGES = [
  ['wiki', 'Wiki'],
  ['tickets', 'Tickets'],
  ['crm', 'Customers'],
  ['notes', 'Notes'],
] as const;

/** A text pasted into a company page, or a document opened on the laptop. */
export function laptopRoutine(moment: Moment): SamplePayload[] {
  const { company, person, random } = moment;
  const text = everydayText(moment);
  if (random.weighted(ACTS) === 'paste') return [pasted(moment, ownPage(moment), text)];
  const { name, sizeBytes } = company.documents.pickFor(person, random);
  return [opened(moment, laptopFile(moment, name, { size: sizeBytes }), text)];
}

/** A page of the company's own, where the person is signed in with the company account. */
function ownPage({ company, person, random }: Moment): Page {
  const [host, title] = random.pick(PAGES);
  return { url: `https://${host}.${company.ownDomain}/`, title, account: person.email };
}
