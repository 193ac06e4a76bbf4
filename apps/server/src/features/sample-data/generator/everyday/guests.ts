import { MINUTE_MS, type Company } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { channelEntity, slackEntry } from '../payloads/slack-entry.ts';
import { teamsRecord } from '../payloads/teams-record.ts';
import { businessAddress } from '../routines/outside-address.ts';
import { channelId } from '../routines/slack-routine.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { later, someWorkMoments } from './somebody.ts';

/** Guests use their own networks. */
const GUEST_IP = '192.0.2.60';

/** Partners who are added to a channel or team for a project with them. */
export function guests(company: Company): SamplePayload[] {
  return [
    ...someWorkMoments(company, 'slack guests', { suite: 'google', count: 3 }).flatMap(slackGuest),
    ...someWorkMoments(company, 'open guests', { suite: 'google', count: 2 }).flatMap(openGuest),
    ...someWorkMoments(company, 'teams guests', { suite: 'microsoft', count: 3 }).map(teamsGuest),
  ];
}

function slackGuest(moment: Moment): SamplePayload[] {
  return guestJoins(moment, { topic: 'project', privacy: 'private' });
}

/** Channels open to everyone inside are not a finding. */
function openGuest(moment: Moment): SamplePayload[] {
  return guestJoins(moment, { topic: 'events', privacy: 'public' });
}

function guestJoins(
  moment: Moment,
  { topic, privacy }: { topic: string; privacy: 'private' | 'public' },
): SamplePayload[] {
  const { person, random } = moment;
  const email = businessAddress(random);
  const partner = email.split('@')[1]?.split('.')[0] ?? 'partner';
  const name = `${topic}-${partner}`;
  const entity = channelEntity({ id: channelId(name), name, privacy });
  const user = { id: `U0${random.hex(8).toUpperCase()}`, name: email.split('@')[0] ?? '', email };
  const inviter = { id: person.slackId, name: person.name, email: person.email };
  return [
    slackEntry(moment, { action: `${privacy}_channel_created`, entity }),
    slackEntry(later(moment, 20 * MINUTE_MS), {
      action: 'guest_channel_join',
      entity,
      user,
      ip: GUEST_IP,
      details: { type: 'multi_channel_guest', inviter: { type: 'user', user: inviter } },
    }),
  ];
}

function teamsGuest(moment: Moment): SamplePayload {
  const { company, person, random } = moment;
  const address = businessAddress(random);
  const upn = `${address.replace('@', '_')}#EXT#@${company.label}.onmicrosoft.com`;
  return teamsRecord(moment, 'MemberAdded', {
    TeamGuid: `19:${person.department.id}-partners@thread.tacv2`,
    TeamName: `${person.department.name} with partners`,
    Members: [{ UPN: upn, DisplayName: address, Role: 3 }],
  });
}
