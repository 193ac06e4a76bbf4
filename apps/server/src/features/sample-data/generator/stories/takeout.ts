import { HOUR_MS } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { driveActivity } from '../payloads/drive-activity.ts';
import { googleActivity } from '../payloads/google-activity.ts';
import { googleParameters } from '../payloads/google-parameters.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** A product manager has everything in mail and Drive packed by Google Takeout and fetches it. */
export const story = defineStory({
  id: 'takeout',
  expects: { severity: 'HIGH', title: /^Account archive downloaded: mail, drive by / },
  ...scene({ who: ['product', 4], daysBefore: 6, hour: 20, minute: 44 }, (moment) => {
    const takeoutId = moment.random.uuid();
    return [
      takeout(moment, 'STARTED_USER_TAKEOUT', takeoutId),
      takeout(later(moment, HOUR_MS), 'DOWNLOADED_USER_TAKEOUT', takeoutId),
    ];
  }),
  twin: scene({ who: ['product', 5], daysBefore: 6, hour: 10, minute: 2 }, (moment) => {
    const document = moment.company.documents.pickFor(moment.person, moment.random);
    return [driveActivity(moment, document, [['download', {}]])];
  }),
});

function takeout(moment: Moment, name: string, takeoutId: string): SamplePayload {
  return googleActivity(moment, 'takeout', [
    {
      type: 'USER_TAKEOUT',
      name,
      parameters: googleParameters({
        PRODUCTS_REQUESTED: 'mail, drive',
        TAKEOUT_ID: takeoutId,
        USER_EMAIL: moment.person.email,
      }),
    },
  ]);
}
