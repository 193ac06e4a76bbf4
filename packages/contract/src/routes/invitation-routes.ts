import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime, RoleKey } from '../values.ts';

const InvitationId = z.object({ invitationId: z.uuid() });

/** Days that an invitation can be accepted. */
export const INVITATION_DAYS = [1, 3, 7, 14, 30] as const;

export const Invitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  name: z.string().describe('Empty where the inviter gave none'),
  role: z.string(),
  state: z.enum(['pending', 'expired', 'accepted', 'withdrawn']),
  invitedBy: z.object({ userId: z.string(), name: z.string() }),
  invitedAt: IsoTime,
  sentAt: IsoTime.nullable().describe('When the last mail was sent; null if none was sent yet'),
  expiresAt: IsoTime,
  endedAt: IsoTime.nullable().describe('When it was accepted or withdrawn'),
});
export type Invitation = z.infer<typeof Invitation>;

const InvitationRequest = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  name: z.string().trim().max(100).default(''),
  role: RoleKey,
  validDays: z.literal([...INVITATION_DAYS]).default(7),
});

/** Most lines of a table of invitations. */
export const MOST_INVITATION_LINES = 500;

export const INVITATION_LINE_FAULTS = [
  'email_missing',
  'email_invalid',
  'email_repeated',
  'own_address',
  'already_member',
  'open',
  'name_too_long',
  'role_missing',
  'role_unknown',
  'role_not_held',
  'mail_limit',
  'not_sent',
] as const;

export const InvitationLine = z.object({
  line: z.int().describe('In the file, counted from 1; the line of column names is 1'),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  outcome: z.enum(['ready', 'sent', 'refused']).describe('`ready`: in a trial, what would be sent'),
  field: z.enum(['email', 'name', 'role']).nullable().describe('What is wrong; null if nothing is'),
  fault: z.enum(INVITATION_LINE_FAULTS).nullable(),
});
export type InvitationLine = z.infer<typeof InvitationLine>;

export const invitationRoutes = defineRoutes({
  '/v1/invitations': {
    GET: {
      summary: 'Invitations, open ones first, then the newest; at most 100',
      permission: 'user:invite',
      load: 'quick',
      response: z.object({
        items: z.array(Invitation),
        grantableRoles: z
          .array(z.string())
          .describe('Roles with no more permissions than the caller has'),
      }),
    },
    POST: {
      summary:
        'Invite a person by mail to become a member; the role must not hold more permissions than the caller. At most 30 mails an hour for an organization and 5 a day for an address',
      permission: 'user:invite',
      body: InvitationRequest,
      response: Invitation,
      audit: 'invitation.sent',
    },
  },
  '/v1/invitations/bulk': {
    POST: {
      summary: `Invite the people of a CSV table with the columns email, name and role, at most ${MOST_INVITATION_LINES} lines, with a result for each line. A trial sends nothing. Lines that are refused do not stop the others`,
      permission: 'user:invite',
      load: 'heavy',
      body: z.object({
        csv: z.string().max(200_000),
        role: RoleKey.nullable().default(null).describe('For lines without a role'),
        validDays: z.literal([...INVITATION_DAYS]).default(7),
        isTrial: z.boolean(),
      }),
      response: z.object({ lines: z.array(InvitationLine) }),
      audit: 'invitation.table_used',
    },
  },
  '/v1/invitations/{invitationId}/resend': {
    POST: {
      summary: 'Send the invitation again with a new link; it is valid for as many days from now',
      permission: 'user:invite',
      params: InvitationId,
      response: Invitation,
      audit: 'invitation.resent',
    },
  },
  '/v1/invitations/{invitationId}/withdraw': {
    POST: {
      summary:
        'Withdraw an invitation: the link no longer works. Repeat it if the provider did not answer',
      permission: 'user:invite',
      params: InvitationId,
      response: Invitation,
      audit: 'invitation.withdrawn',
    },
  },
});
