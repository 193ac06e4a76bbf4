import { colleagueOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { gmailActivity, type GmailMessage } from '../payloads/gmail-activity.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { ATTACHMENTS, INSIDE_SUBJECTS, OUTSIDE_SUBJECTS } from './mail-texts.data.ts';
import { businessAddress } from './outside-address.ts';

type Act = readonly [event: 'sent' | 'received' | 'opened' | 'saved', side: 'inside' | 'outside'];
/** Activity in a Gmail mailbox, with frequencies. */
const ACTS: readonly (readonly [Act, number])[] = [
  [['sent', 'inside'], 30],
  [['sent', 'outside'], 9],
  [['received', 'inside'], 24],
  [['received', 'outside'], 18],
  [['opened', 'inside'], 13],
  [['saved', 'outside'], 3],
];

/** One message, seen from the person's mailbox. */
export function gmailRoutine(moment: Moment): SamplePayload[] {
  const { random, person } = moment;
  const [event, side] = random.weighted(ACTS);
  const isOutside = side === 'outside';
  const other = isOutside ? businessAddress(random) : colleagueOf(moment).email;
  const isSent = event === 'sent';
  const message: GmailMessage = {
    from: isSent ? person.email : other,
    to: [isSent ? other : person.email],
    subject: random.pick(isOutside ? OUTSIDE_SUBJECTS : INSIDE_SUBJECTS),
    attachment: event === 'saved' || random.chance(0.2) ? random.pick(ATTACHMENTS) : null,
  };
  return [gmailActivity(moment, event, message)];
}
