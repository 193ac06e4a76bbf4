import { defineText } from '@waybill/ui';

export const httpText = defineText('app/http/http', {
  // To the letter of the specification.
  noPermission: "You don't have permission to perform this action.",
  noAnswer: 'The server did not answer',
  noAnswerDetail: 'Check the connection and try again.',
  unknown: 'Something went wrong',
  whoGives: (permission: string) =>
    `It needs the permission ${permission}. An owner or an administrator can give you a role that holds it.`,
});
