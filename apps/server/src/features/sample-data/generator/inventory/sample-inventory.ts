import { createCompany, type Company } from '../company/company.ts';
import type { SampleOptions, SamplePayload } from '../sample-payload.ts';
import { managedLaptop, oktaDevice, phones } from './device-records.ts';
import { hrRecord, oktaUser, slackUser, type Member } from './person-records.ts';
import { standingOf } from './standing.ts';

/** This many newest employees are not in HR yet. */
const NOT_IN_HR = 3;
/** Indices of people who still use the chat with an address of the company's former name. */
const UNDER_OLD_ADDRESS = new Set([61, 132]);

/**
 * The sample company's people and devices as its systems list them: every person in the directory, and
 * nearly everyone in HR and the chat; every laptop with its management and with the directory. A pure
 * function of the options, like the days of the sample.
 */
export function sampleInventory(options: SampleOptions): SamplePayload[] {
  const company = createCompany(options);
  const standing = standingOf(company);
  return company.people.flatMap((person, index) =>
    recordsOf(company, { person, index, standing: standing(person), at: options.endAt }),
  );
}

function recordsOf(company: Company, member: Member): SamplePayload[] {
  const { person, index } = member;
  const isInHr = index < company.people.length - NOT_IN_HR;
  const chatAddress = UNDER_OLD_ADDRESS.has(index)
    ? `${person.email.split('@')[0]}@former-${company.label}.example`
    : person.email;
  return [
    oktaUser(company, member),
    ...(isInHr ? [hrRecord(company, member)] : []),
    slackUser(company, member, chatAddress),
    managedLaptop(company, member),
    oktaDevice(company, member),
    ...phones(company, member),
  ];
}
