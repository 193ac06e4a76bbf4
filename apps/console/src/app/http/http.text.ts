import { defineText } from '@waybill/ui';

export const httpText = defineText('app/http/http', {
  // Verbatim from the specification.
  noPermission: "You don't have permission to perform this action.",
  noAnswer: 'The server did not respond',
  noAnswerDetail: 'Check the connection and try again.',
  unknown: 'Something went wrong',
  whoGives: (permission: string) =>
    `This requires the permission ${permission}. Ask an owner or administrator for a role that includes it.`,
});
