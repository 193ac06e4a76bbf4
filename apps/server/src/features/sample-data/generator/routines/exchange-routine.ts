import { colleagueOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import {
  exchangeCommand,
  mailboxRecord,
  messageTrace,
  sentMail,
} from '../payloads/exchange-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { ATTACHMENTS, INSIDE_SUBJECTS, OUTSIDE_SUBJECTS } from './mail-texts.data.ts';
import { businessAddress } from './outside-address.ts';

/** Activity in an Exchange mailbox, with frequencies. */
const ACTS = [
  ['sendInside', 17],
  ['sendOutside', 8],
  ['receive', 24],
  ['MailItemsAccessed', 26],
  ['MoveToDeletedItems', 8],
  ['SoftDelete', 4],
  ['Create', 5],
  ['Update', 4],
  ['Set-MailboxAutoReplyConfiguration', 1],
] as const;

/** Something that happens in the person's mailbox. */
export function exchangeRoutine(moment: Moment): SamplePayload[] {
  const act = moment.random.weighted(ACTS);
  switch (act) {
    case 'sendInside':
    case 'sendOutside':
      return send(moment, act === 'sendOutside');
    case 'receive':
      return [receive(moment)];
    case 'MailItemsAccessed':
      return [mailboxRecord(moment, act, accessed(moment))];
    case 'Set-MailboxAutoReplyConfiguration':
      return [exchangeCommand(moment, act, { AutoReplyState: 'Scheduled' })];
    default:
      return [mailboxRecord(moment, act, item(moment))];
  }
}

function send(moment: Moment, isOutside: boolean): SamplePayload[] {
  const { random } = moment;
  return sentMail(moment, {
    subject: random.pick(isOutside ? OUTSIDE_SUBJECTS : INSIDE_SUBJECTS),
    to: isOutside ? businessAddress(random) : colleagueOf(moment).email,
    sizeBytes: Math.round(30_000 * random.logNormal(1)),
    attachment: random.chance(0.25) ? random.pick(ATTACHMENTS) : null,
  });
}

function receive(moment: Moment): SamplePayload {
  const { random, person } = moment;
  const from = businessAddress(random);
  return messageTrace(moment, {
    from,
    to: person.email,
    subject: random.pick(OUTSIDE_SUBJECTS),
    sizeBytes: Math.round(40_000 * random.logNormal(1)),
    messageId: `<${random.hex(20)}@${from.split('@')[1]}>`,
    status: random.weighted([
      ['Delivered', 94],
      ['FilteredAsSpam', 4],
      ['Quarantined', 2],
    ]),
  });
}

function accessed({ random }: Moment): Record<string, unknown> {
  const items = Array.from({ length: random.between(1, 4) }, () => ({
    InternetMessageId: `<${random.hex(20)}@mail>`,
    SizeInBytes: Math.round(30_000 * random.logNormal(1)),
  }));
  return {
    Folders: [{ FolderItems: items, Id: `LgAAAA${random.hex(12)}`, Path: '\\Inbox' }],
    OperationCount: items.length,
    OperationProperties: [
      { Name: 'MailAccessType', Value: 'Bind' },
      { Name: 'IsThrottled', Value: 'False' },
    ],
  };
}

function item({ random }: Moment): Record<string, unknown> {
  const one = {
    Id: `RgAAAA${random.hex(20)}`,
    InternetMessageId: `<${random.hex(20)}@mail>`,
    ParentFolder: { Id: `LgAAAA${random.hex(12)}`, Path: '\\Inbox' },
    Subject: random.pick(INSIDE_SUBJECTS),
  };
  return { Item: one, AffectedItems: [one] };
}
