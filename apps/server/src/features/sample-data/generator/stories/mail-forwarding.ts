import { MINUTE_MS, memberOf, type Company } from '../company/company.ts';
import { later } from '../everyday/somebody.ts';
import { exchangeCommand, mailboxRecord, messageTrace } from '../payloads/exchange-record.ts';
import { signIn } from '../routines/microsoft-routine.ts';
import { businessAddress } from '../routines/outside-address.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const TARGET = 'ledger.copies@freemail.example';
/** Days before the end on which invoices are received and forwarded. */
const FORWARDED_ON = [6, 5, 4, 3, 2, 1];

/** A mailbox in accounting sends every invoice on to a private address from now on. */
export const story = defineStory({
  id: 'mail-forwarding',
  expects: { severity: 'HIGH', title: /^Mail forwarded automatically to freemail\.example by / },
  protagonist: (company) => memberOf(company, 'finance', 4),
  tell(company) {
    const person = story.protagonist(company);
    const start = sceneOf(company, person, { daysBefore: 7, hour: 8, minute: 6 });
    return [
      signIn(start, true),
      mailboxRecord(later(start, 3 * MINUTE_MS), 'SearchQueryInitiatedExchange', {
        QueryText: 'invoice',
      }),
      exchangeCommand(later(start, 7 * MINUTE_MS), 'New-InboxRule', {
        Name: 'Invoices',
        SubjectContainsWords: 'invoice;payment;bank details',
        ForwardTo: TARGET,
        StopProcessingRules: 'False',
      }),
      ...FORWARDED_ON.flatMap((daysBefore) => forwarded(company, daysBefore)),
    ];
  },
  twin: scene({ who: ['finance', 6], daysBefore: 7, hour: 9, minute: 14 }, (moment) => [
    exchangeCommand(moment, 'New-InboxRule', {
      Name: 'Newsletters',
      SubjectContainsWords: 'newsletter',
      MoveToFolder: 'Reading',
    }),
  ]),
});

/** An invoice arrives, and is forwarded to the rule's target. */
function forwarded(company: Company, daysBefore: number): SamplePayload[] {
  const person = story.protagonist(company);
  const moment = sceneOf(company, person, { daysBefore, hour: 10, minute: 3 * daysBefore });
  const from = businessAddress(moment.random);
  const mail = {
    subject: `Invoice ${moment.random.digits(5)}`,
    sizeBytes: 118_000,
    messageId: `<${moment.random.hex(20)}@${from.split('@')[1]}>`,
  };
  return [
    messageTrace(moment, { ...mail, from, to: person.email }),
    messageTrace(later(moment, 6000), {
      ...mail,
      subject: `FW: ${mail.subject}`,
      from: person.email,
      to: TARGET,
    }),
  ];
}
