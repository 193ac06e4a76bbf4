import { addressOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { googleCloudEntry } from '../payloads/google-cloud-entry.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** A developer creates a key for the account of the data pipeline, which works without signing in. */
export const story = defineStory({
  id: 'service-account-key',
  expects: { severity: 'MEDIUM', title: /^API token or key created: pipeline@.* by / },
  ...scene({ who: ['engineering', 31], daysBefore: 5, hour: 18, minute: 29 }, (moment) => [
    keyCall(moment, 'google.iam.admin.v1.CreateServiceAccountKey'),
  ]),
  twin: scene({ who: ['engineering', 33], daysBefore: 5, hour: 14, minute: 14 }, (moment) => [
    keyCall(moment, 'google.iam.admin.v1.ListServiceAccountKeys'),
  ]),
});

function keyCall(moment: Moment, method: string): SamplePayload {
  const account = `pipeline@${moment.company.label}-apps.iam.gserviceaccount.com`;
  return googleCloudEntry(moment, {
    service: 'iam',
    method,
    resource: `projects/-/serviceAccounts/${account}`,
    caller: { email: moment.person.email, ip: addressOf(moment) },
  });
}
