import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';

const Passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: IsoTime,
  lastUsedAt: IsoTime.nullable(),
});

export const Profile = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  loginIds: z.array(z.string()),
  createdAt: IsoTime,
  lastLoginAt: IsoTime.nullable(),
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int().describe('Codes that still get in without the second factor'),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileSession = z.object({
  sessionId: z.string(),
  isCurrent: z.boolean(),
  methods: z.array(z.string()).describe('How the person proved who they are, as RFC 8176 values'),
  device: z.string().describe('What the browser said of itself'),
  address: z.string(),
  createdAt: IsoTime,
  lastUsedAt: IsoTime,
  expiresAt: IsoTime,
});
export type ProfileSession = z.infer<typeof ProfileSession>;

export const profileRoutes = defineRoutes({
  '/v1/profile': {
    GET: {
      summary: 'The signed-in person and what they can sign in with',
      permission: 'session:read',
      response: Profile,
    },
  },
  '/v1/profile/sessions': {
    GET: {
      summary: 'Sign-ins of the person that are alive; null where the provider does not tell them',
      permission: 'session:read',
      response: z.object({ items: z.array(ProfileSession).nullable() }),
    },
  },
  '/v1/profile/sessions/{sessionId}': {
    DELETE: {
      summary: 'End one sign-in of the person',
      permission: 'session:read',
      params: z.object({ sessionId: z.string().min(1).max(200) }),
      response: z.object({}),
      audit: 'profile.session_ended',
    },
  },
  '/v1/profile/passkeys/{passkeyId}': {
    DELETE: {
      summary: 'Remove a passkey of the person',
      permission: 'session:read',
      params: z.object({ passkeyId: z.string().min(1).max(2000) }),
      response: z.object({}),
      audit: 'profile.passkey_removed',
    },
  },
  '/v1/profile/totp': {
    DELETE: {
      summary: 'Remove the authenticator app of the person, and its recovery codes',
      permission: 'session:read',
      response: z.object({}),
      audit: 'profile.totp_removed',
    },
  },
  '/v1/profile/recovery-codes': {
    POST: {
      summary: 'Make ten recovery codes in place of the earlier ones; shown once',
      permission: 'session:read',
      response: z.object({ codes: z.array(z.string()).length(10) }),
      audit: 'profile.recovery_codes_made',
    },
  },
});
