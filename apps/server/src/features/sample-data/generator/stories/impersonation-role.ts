import { exchangeCommand } from '../payloads/exchange-record.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** An account is given the role with which it reads every mailbox as if it were the owner's. */
export const story = defineStory({
  id: 'impersonation-role',
  expects: {
    severity: 'HIGH',
    title: /^Mailbox impersonation role granted: ApplicationImpersonation-svc-sync by /,
  },
  ...scene({ who: ['it', 0], daysBefore: 6, hour: 21, minute: 25 }, (moment) => [
    exchangeCommand(
      moment,
      'New-ManagementRoleAssignment',
      { Role: 'ApplicationImpersonation', User: `svc-sync@${moment.company.ownDomain}` },
      'ApplicationImpersonation-svc-sync',
    ),
  ]),
  twin: scene({ who: ['executive', 2], daysBefore: 6, hour: 10, minute: 7 }, (moment) => [
    exchangeCommand(moment, 'Set-MailboxAutoReplyConfiguration', { AutoReplyState: 'Enabled' }),
  ]),
});
