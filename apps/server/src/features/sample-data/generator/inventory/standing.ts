import { memberOf, type Company } from '../company/company.ts';
import type { Person } from '../company/person.ts';
import { story as leaverDownload } from '../stories/leaver-download.ts';
import { story as leaverUsb } from '../stories/leaver-usb.ts';

/** Employment status of a person. */
export type Standing = 'employed' | 'contractor' | 'suspended' | 'leaving' | 'left';

/** One in this many engineers and salespeople is a contractor. */
const CONTRACTOR_EVERY = 9;

/**
 * One leaver of the stories has left, one is about to; one account is locked, some people are
 * contractors.
 */
export function standingOf(company: Company): (person: Person) => Standing {
  const leaver = leaverDownload.protagonist(company).email;
  const leaving = leaverUsb.protagonist(company).email;
  const locked = memberOf(company, 'marketing', 2).email;
  const contracted = company.people.filter(
    ({ department, title }) =>
      ['engineering', 'sales'].includes(department.id) && title === department.titles[2],
  );
  const contractors = new Set(
    contracted.filter((_, place) => place % CONTRACTOR_EVERY === 4).map(({ email }) => email),
  );
  return ({ email }) => {
    if (email === leaver) return 'left';
    if (email === leaving) return 'leaving';
    if (email === locked) return 'suspended';
    return contractors.has(email) ? 'contractor' : 'employed';
  };
}
