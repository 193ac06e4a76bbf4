import { MINUTE_MS } from '../company/company.ts';
import { later } from '../everyday/somebody.ts';
import { personCaller, trailRecord } from '../payloads/cloudtrail-record.ts';
import { consoleLogin } from '../routines/cloud-routine.ts';
import { SAMPLE_AWS_ACCOUNT } from '../sample-company.data.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const TRAIL = { name: `arn:aws:cloudtrail:eu-west-1:${SAMPLE_AWS_ACCOUNT}:trail/organization` };

/** Late in the evening an administrator stops the trail that records what happens in the cloud account. */
export const story = defineStory({
  id: 'trail-stopped',
  expects: {
    severity: 'HIGH',
    title: /^Audit log disabled, deleted or redirected: organization by /,
  },
  ...scene({ who: ['it', 6], daysBefore: 1, hour: 22, minute: 48 }, (moment) => [
    consoleLogin(moment),
    trailRecord(later(moment, 3 * MINUTE_MS), personCaller(moment), {
      service: 'cloudtrail',
      operation: 'StopLogging',
      parameters: TRAIL,
    }),
  ]),
  twin: scene({ who: ['it', 7], daysBefore: 1, hour: 10, minute: 20 }, (moment) => [
    trailRecord(moment, personCaller(moment), {
      service: 'cloudtrail',
      operation: 'GetTrailStatus',
      parameters: TRAIL,
    }),
  ]),
});
