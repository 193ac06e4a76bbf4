import { defineText } from '@waybill/ui';

export const consoleAccessText = defineText('screens/console-access/console-access', {
  promise: 'Console access will invite colleagues, give them roles and take them away again.',
  first: 'Members with their roles, second factor and last visit',
  second: 'Invitations that run out, and roles of your own',
  third: 'Why a person may see something, explained',
  today: 'Until then, invite people on the server with this command:',
});
