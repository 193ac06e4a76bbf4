import { addressOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

const ORGANIZATION_ID = 470_011;

/** An entry of the organization's audit log. */
export function githubRecord(
  moment: Moment,
  action: string,
  more: Record<string, unknown>,
): SamplePayload {
  const { company, person, at, random } = moment;
  return jsonPayload('github', at, {
    '@timestamp': at,
    created_at: at,
    _document_id: random.hex(22),
    action,
    actor: person.email.split('@')[0]?.replace('.', '-'),
    actor_id: Number(person.googleId.slice(1, 9)),
    actor_ip: addressOf(moment),
    org: company.label,
    org_id: ORGANIZATION_ID,
    external_identity_nameid: person.email,
    user_agent: 'git/2.51.0',
    ...more,
  });
}

/** A repository of the organization, as its audit log names one. */
export function ownRepository({ company }: Pick<Moment, 'company'>, name: string, id: number) {
  const repo = `${company.label}/${name}`;
  return { repo, repository: repo, repo_id: 290_000 + id, repository_public: false };
}
