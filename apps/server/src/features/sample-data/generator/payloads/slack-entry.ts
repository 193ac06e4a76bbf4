import { addressOf, browserOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { SAMPLE_SLACK_WORKSPACE } from '../sample-company.data.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

/** A person as Slack's audit log names one. */
export interface SlackUser {
  id: string;
  name: string;
  email: string;
}

export interface SlackAct {
  action: string;
  entity: Record<string, unknown>;
  details?: Record<string, unknown>;
  /** The actor, if not the person themselves: a guest. */
  user?: SlackUser;
  /** Address, if not that of the person. */
  ip?: string;
}

/** An entry of the Audit Logs API. Its time has whole seconds. */
export function slackEntry(moment: Moment, act: SlackAct): SamplePayload {
  const { company, person, at, random } = moment;
  const user = act.user ?? { id: person.slackId, name: person.name, email: person.email };
  return jsonPayload('slack', at, {
    id: random.uuid(),
    date_create: Math.floor(at / 1000),
    action: act.action,
    actor: { type: 'user', user: { ...user, team: SAMPLE_SLACK_WORKSPACE } },
    entity: act.entity,
    context: {
      location: {
        type: 'workspace',
        id: SAMPLE_SLACK_WORKSPACE,
        name: company.label,
        domain: company.label,
      },
      ua: browserOf(person),
      ip_address: act.ip ?? addressOf(moment),
      session_id: Number(random.digits(12)),
    },
    ...(act.details && { details: act.details }),
  });
}

export interface SlackChannel {
  id: string;
  name: string;
  privacy: 'public' | 'private';
}

export function channelEntity(channel: SlackChannel): Record<string, unknown> {
  return {
    type: 'channel',
    channel: { ...channel, is_shared: false, is_org_shared: false, teams_shared_with: [] },
  };
}

export function fileEntity(id: string, name: string): Record<string, unknown> {
  const filetype = name.split('.').at(-1) ?? 'txt';
  return { type: 'file', file: { id, name, filetype, title: name.replace(/\.\w+$/, '') } };
}
