import { appTarget, oktaEntry } from '../payloads/okta-entry.ts';
import { memberOf } from '../company/company.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** Late at night a salesperson's account becomes super administrator of the directory. */
export const story = defineStory({
  id: 'administrator-granted',
  expects: { severity: 'HIGH', title: /^Administrator role granted: .* by / },
  ...scene({ who: ['it', 4], daysBefore: 5, hour: 22, minute: 40 }, (moment) => {
    const granted = memberOf(moment.company, 'sales', 15);
    return [
      oktaEntry(moment, {
        eventType: 'user.account.privilege.grant',
        message: 'Grant user privilege',
        target: [
          {
            id: granted.oktaId,
            type: 'User',
            alternateId: granted.email,
            displayName: granted.name,
          },
        ],
        more: { debugContext: { debugData: { privilegeGranted: 'Super administrator' } } },
      }),
    ];
  }),
  twin: scene({ who: ['it', 2], daysBefore: 5, hour: 10, minute: 31 }, (moment) => {
    const colleague = memberOf(moment.company, 'sales', 16);
    const user = {
      id: colleague.oktaId,
      type: 'User',
      alternateId: colleague.email,
      displayName: colleague.name,
    };
    return [
      oktaEntry(moment, {
        eventType: 'application.user_membership.add',
        message: 'Add user to application membership',
        target: [user, appTarget('Travel')],
      }),
    ];
  }),
});
