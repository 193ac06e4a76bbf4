import type { Moment } from '../company/moment.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

/** One record of the sensor's or the extension's wire. */
export interface AgentAct {
  agent: 'sensor' | 'extension';
  action: string;
  /** Further members of the record. */
  more: Record<string, unknown>;
}

/** The report of a person's laptop about one action. */
export function agentRecord(
  { company, at, person, random }: Moment,
  { agent, action, more }: AgentAct,
): SamplePayload {
  return jsonPayload(agent, at, {
    schema: 'waybill.agent/1',
    agent,
    id: random.uuid(),
    // One per 100 ms: increases with time, independent of other agent reports.
    sequence: Math.floor((at - company.startAt) / 100) + 1,
    action,
    at: new Date(at).toISOString(),
    agentVersion: '1.4.0',
    device: {
      id: `sample-${person.device}`,
      hostname: person.device,
      os: person.os === 'Windows' ? 'Windows' : 'macOS',
      managed: true,
    },
    person: { login: person.email.split('@')[0], email: person.email, name: person.name },
    ...more,
  });
}

/** A path in the person's home folder. */
export function homePath({ person }: Pick<Moment, 'person'>, ...parts: readonly string[]): string {
  const login = person.email.split('@')[0] ?? 'user';
  return person.os === 'Windows'
    ? ['C:\\Users', login, ...parts].join('\\')
    : ['/Users', login, ...parts].join('/');
}
