import type { Moment } from '../company/moment.ts';
import { auditRecord } from '../payloads/audit-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const DIRECTORY_RECORD = 8;

interface Consent {
  app: string;
  scope: string;
  isForAll: boolean;
}

/** An administrator lets an unknown app read and send the mail of the whole company. */
export const story = defineStory({
  id: 'app-consent',
  expects: {
    severity: 'HIGH',
    title: /^App granted access to everyone’s data: Inbox Booster Pro by /,
  },
  ...scene({ who: ['it', 5], daysBefore: 4, hour: 22, minute: 3 }, (moment) => [
    consent(moment, {
      app: 'Inbox Booster Pro',
      scope: 'Mail.ReadWrite Mail.Send Contacts.Read offline_access',
      isForAll: true,
    }),
  ]),
  twin: scene({ who: ['operations', 5], daysBefore: 4, hour: 9, minute: 12 }, (moment) => [
    consent(moment, { app: 'Microsoft Teams', scope: 'User.Read openid profile', isForAll: false }),
  ]),
});

function consent(moment: Moment, { app, scope, isForAll }: Consent): SamplePayload {
  const { random, person } = moment;
  const [appId, principalId] = [random.uuid(), random.uuid()];
  const yes = isForAll ? 'True' : 'False';
  const grant = `[] => [[ConsentType: ${isForAll ? 'AllPrincipals' : 'Principal'}, Scope: ${scope}]]; `;
  return auditRecord(moment, {
    workload: 'AzureActiveDirectory',
    operation: 'Consent to application.',
    recordType: DIRECTORY_RECORD,
    more: {
      ResultStatus: 'Success',
      ObjectId: appId,
      AzureActiveDirectoryEventType: 1,
      ModifiedProperties: [
        { Name: 'ConsentContext.IsAdminConsent', NewValue: yes, OldValue: '' },
        { Name: 'ConsentContext.OnBehalfOfAll', NewValue: yes, OldValue: '' },
        { Name: 'ConsentAction.Permissions', NewValue: grant, OldValue: '' },
        { Name: 'TargetId.ServicePrincipalNames', NewValue: appId, OldValue: '' },
      ],
      Actor: [{ ID: person.email, Type: 5 }],
      Target: [
        { ID: `ServicePrincipal_${principalId}`, Type: 2 },
        { ID: app, Type: 1 },
        { ID: appId, Type: 4 },
      ],
    },
  });
}
