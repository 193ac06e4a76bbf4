import type { Moment } from '../company/moment.ts';
import {
  channelEntity,
  fileEntity,
  slackEntry,
  type SlackChannel,
} from '../payloads/slack-entry.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Audited activity in Slack, with frequencies. */
const ACTS = [
  ['file_uploaded', 28],
  ['file_downloaded', 30],
  ['file_shared', 10],
  ['user_login', 16],
  ['user_channel_join', 7],
  ['canvas_opened', 5],
  ['public_channel_preview', 2],
  ['public_channel_created', 1],
  ['app_approved', 1],
] as const;

/** One action in Slack. */
export function slackRoutine(moment: Moment): SamplePayload[] {
  const { random, company, person } = moment;
  const action = random.weighted(ACTS);
  const document = company.documents.pickFor(person, random);
  const file = fileEntity(`F0${document.uniqueId.slice(0, 8).toUpperCase()}`, document.name);
  const channel = departmentChannel(moment);
  switch (action) {
    case 'file_shared':
      return [
        slackEntry(moment, {
          action,
          entity: file,
          details: { shared_with: { channel_id: channel.id, access_level: 'read' } },
        }),
      ];
    case 'file_uploaded':
    case 'file_downloaded':
      return [slackEntry(moment, { action, entity: file })];
    case 'canvas_opened': {
      const canvas = { id: `F0${random.hex(8).toUpperCase()}`, title: 'Team page' };
      return [slackEntry(moment, { action, entity: { type: 'canvas', canvas } })];
    }
    case 'user_login':
      return [slackEntry(moment, { action, entity: { type: 'user', user: selfOf(moment) } })];
    case 'app_approved': {
      const app = { id: 'A0POLLS', name: 'Polls', is_distributed: true, scopes: ['commands'] };
      return [slackEntry(moment, { action, entity: { type: 'app', app } })];
    }
    default:
      return [slackEntry(moment, { action, entity: channelEntity(channel) })];
  }
}

/** The open channel of the person's department, or of one of its folders. */
function departmentChannel({ person, random }: Moment): SlackChannel {
  const { department } = person;
  const topic = random
    .pick(['general', ...department.folders])
    .toLowerCase()
    .replaceAll(' ', '-');
  const name = `${department.id}-${topic}`;
  return { id: channelId(name), name, privacy: 'public' };
}

/** The same id for the same name. */
export function channelId(name: string): string {
  let sum = 11;
  for (const letter of name) sum = (sum * 33 + letter.charCodeAt(0)) % 2_147_483_647;
  return `C0${sum.toString(36).toUpperCase().padStart(8, '0')}`;
}

function selfOf({ person }: Moment) {
  return { id: person.slackId, name: person.name, email: person.email };
}
