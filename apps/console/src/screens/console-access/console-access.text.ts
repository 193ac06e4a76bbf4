import { defineText } from '@waybill/ui';

export const consoleAccessText = defineText('screens/console-access/console-access', {
  promise: 'Console access will let you invite members and manage their roles.',
  first: 'Members, with roles, second factor and last sign-in',
  second: 'Invitations with expiry, and custom roles',
  third: 'Explanations of why a member can see something',
  today: 'Until then, invite people on the server with this command:',
});
