import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { githubRecord, ownRepository } from '../payloads/github-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const REPOSITORIES = 70;
const SECONDS_BETWEEN = 28;

/** A developer clones every repository of the organization in half an hour with a personal token. */
export const story = defineStory({
  id: 'repositories-cloned',
  expects: { severity: 'HIGH', title: /^70 repositories downloaded from GitHub by / },
  ...scene({ who: ['engineering', 19], daysBefore: 2, hour: 21, minute: 17 }, (moment) =>
    clones(moment, { programmatic_access_type: 'Personal access token (classic)' }),
  ),
  twin: scene({ who: ['engineering', 21], daysBefore: 2, hour: 4, minute: 10 }, (moment) =>
    clones(moment, {
      actor: 'build[bot]',
      actor_is_bot: true,
      external_identity_nameid: '',
      programmatic_access_type: 'GitHub App server-to-server token',
    }),
  ),
});

function clones(moment: Moment, more: Record<string, unknown>): SamplePayload[] {
  return Array.from({ length: REPOSITORIES }, (_, place) =>
    githubRecord(later(moment, place * SECONDS_BETWEEN * 1000), 'git.clone', {
      ...ownRepository(moment, `service-${String(place + 1).padStart(3, '0')}`, 100 + place),
      transport_protocol_name: 'http',
      ...more,
    }),
  );
}
