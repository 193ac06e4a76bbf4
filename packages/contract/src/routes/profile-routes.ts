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
  recoveryCodesLeft: z.int().describe('Unused recovery codes'),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileSession = z.object({
  sessionId: z.string(),
  isCurrent: z.boolean(),
  methods: z.array(z.string()).describe('Authentication methods, as RFC 8176 values'),
  device: z.string().describe('User agent of the browser'),
  address: z.string(),
  createdAt: IsoTime,
  lastUsedAt: IsoTime,
  expiresAt: IsoTime,
});
export type ProfileSession = z.infer<typeof ProfileSession>;

export const profileRoutes = defineRoutes({
  '/v1/profile': {
    GET: {
      summary: 'The signed-in member and their sign-in methods',
      permission: 'session:read',
      signInOnly: true,
      response: Profile,
    },
  },
  '/v1/profile/sessions': {
    GET: {
      summary: 'Active sessions of the member; null if the provider does not list them',
      permission: 'session:read',
      signInOnly: true,
      response: z.object({ items: z.array(ProfileSession).nullable() }),
    },
  },
  '/v1/profile/sessions/{sessionId}': {
    DELETE: {
      summary: 'End one session of the member',
      permission: 'session:read',
      signInOnly: true,
      params: z.object({ sessionId: z.string().min(1).max(200) }),
      response: z.object({}),
      audit: 'profile.session_ended',
    },
  },
  '/v1/profile/passkeys/{passkeyId}': {
    DELETE: {
      summary: 'Remove a passkey of the member',
      permission: 'session:read',
      signInOnly: true,
      params: z.object({ passkeyId: z.string().min(1).max(2000) }),
      response: z.object({}),
      audit: 'profile.passkey_removed',
    },
  },
  '/v1/profile/totp': {
    DELETE: {
      summary: 'Remove the member’s authenticator app and recovery codes',
      permission: 'session:read',
      signInOnly: true,
      response: z.object({}),
      audit: 'profile.totp_removed',
    },
  },
  '/v1/profile/recovery-codes': {
    POST: {
      summary: 'Replace the recovery codes with ten new ones, shown once',
      permission: 'session:read',
      signInOnly: true,
      response: z.object({ codes: z.array(z.string()).length(10) }),
      audit: 'profile.recovery_codes_made',
    },
  },
});
