import { MINUTE_MS } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { payrollTable } from '../contents/tables.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, opened, uploaded } from '../payloads/agent-acts.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const EMPLOYEES = 90;
const COMPOSE = 'https://mail.google.com/mail/u/0/#inbox?compose=new';

/** A specialist sends the payroll of the month to a private mailbox, to finish it at home. */
export const story = defineStory({
  id: 'payroll-to-personal-mail',
  expects: { severity: 'HIGH', title: /^Payroll from Payroll run\.csv uploaded to Gmail by / },
  ...scene({ who: ['people', 3], daysBefore: 2, hour: 17, minute: 52 }, (moment) =>
    sentByGmail(moment, 'at.home.payroll@gmail.example'),
  ),
  twin: scene({ who: ['people', 5], daysBefore: 2, hour: 11, minute: 20 }, (moment) =>
    sentByGmail(moment, moment.person.email),
  ),
});

function sentByGmail(moment: Moment, account: string): SamplePayload[] {
  const text = payrollTable(moment.random, EMPLOYEES);
  const file = laptopFile(moment, 'Payroll run.csv');
  return [
    opened(moment, file, text),
    uploaded(later(moment, 3 * MINUTE_MS), file, { url: COMPOSE, title: 'Gmail', account }, text),
  ];
}
