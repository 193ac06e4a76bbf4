import { colleagueOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { teamsRecord } from '../payloads/teams-record.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Activity in Teams, with frequencies. */
const ACTS = [
  ['MessageSent', 52],
  ['TeamsSessionStarted', 14],
  ['MeetingParticipantDetail', 12],
  ['ChatCreated', 6],
  ['MessageUpdated', 5],
  ['MeetingDetail', 4],
  ['MessageDeleted', 2],
  ['TabAdded', 2],
  ['MemberAdded', 2],
  ['ChannelAdded', 1],
] as const;

/** One action in Teams. */
export function teamsRoutine(moment: Moment): SamplePayload[] {
  const operation = moment.random.weighted(ACTS);
  return [teamsRecord(moment, operation, moreOf(moment, operation))];
}

function moreOf(moment: Moment, operation: string): Record<string, unknown> {
  const { random, person } = moment;
  const other = colleagueOf(moment);
  const member = { UPN: other.email, DisplayName: other.name, Role: 1 };
  if (operation.startsWith('Message')) {
    const isChannel = random.chance(0.4);
    return {
      MessageId: String(moment.at),
      ChatThreadId: `19:${random.hex(32)}@thread.v2`,
      CommunicationType: isChannel ? 'Channel' : 'OneOnOne',
      ...(isChannel && { ChannelName: random.pick(person.department.folders) }),
    };
  }
  if (operation === 'ChatCreated') {
    return { ChatThreadId: `19:${random.hex(32)}@thread.v2`, Members: [member] };
  }
  if (operation === 'MemberAdded') return { Members: [member], AADGroupId: random.uuid() };
  if (operation.startsWith('Meeting')) {
    return { MeetingDetailId: random.uuid(), ItemName: 'Scheduled meeting' };
  }
  if (operation === 'ChannelAdded') return { ChannelName: random.pick(person.department.folders) };
  return {};
}
