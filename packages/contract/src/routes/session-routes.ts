import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { LOGIN_METHODS } from '../enums.ts';
import { PERMISSIONS } from '../permissions.ts';
import { FeatureFlags, RegionValue } from '../values.ts';
import { Preferences } from './preference-routes.ts';

export const RuntimeConfig = z.object({
  projectId: z.string().describe('Project id of the identity provider'),
  identityBaseUrl: z.string().describe('Empty: the console’s own origin'),
  apiBases: z
    .record(RegionValue, z.string())
    .describe('API base of each region; empty: own origin'),
  regions: z.array(RegionValue).min(1).describe('Regions that this installation serves'),
  login: z
    .object({
      methods: z.array(z.enum(LOGIN_METHODS)),
      oauthProviders: z.array(z.object({ name: z.string(), label: z.string() })),
      isOneTap: z.boolean().describe('Whether Google One Tap is offered'),
      flowId: z.string().describe('Flow that replaces the console’s sign-in screen; empty: none'),
      identityStaticUrl: z.string().describe('URL of the flow component’s pages; empty: default'),
      identityCdnUrl: z.string().describe('URL of the flow component’s assets; empty: default'),
      refreshMode: z.enum(['cookie', 'body']).describe('Where the refresh token is stored'),
    })
    .describe('Sign-in methods'),
  needsSetup: z.boolean().describe('True until the first administrator exists'),
  version: z.string(),
});
export type RuntimeConfig = z.infer<typeof RuntimeConfig>;

export const SetupRequest = z.object({
  token: z.string().min(1).max(200),
  tenantName: z.string().trim().min(1).max(120),
  ownDomains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^(?=.{1,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/, 'is not an email domain'),
    )
    .min(1)
    .max(100),
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  password: z
    .string()
    .min(1)
    .max(512)
    .optional()
    .describe('Password of the new user; not needed for an existing user of a hosted provider'),
});
export type SetupRequest = z.infer<typeof SetupRequest>;

export const SessionInfo = z.object({
  user: z.object({ userId: z.string(), name: z.string(), email: z.string() }),
  tenant: z.object({
    tenantId: z.string(),
    name: z.string(),
    region: RegionValue,
    hasSampleData: z.boolean(),
    timeZone: z.string().describe('IANA name; used for days and hours in charts'),
  }),
  permissions: z.array(z.enum(PERMISSIONS)),
  featureFlags: FeatureFlags,
  tenants: z
    .array(z.object({ tenantId: z.string(), name: z.string() }))
    .describe('Organizations listed in the token and served by this region, by provider ID'),
  preferences: Preferences.pick({ language: true, timeZone: true }),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

export const sessionRoutes = defineRoutes({
  '/v1/config': {
    GET: {
      summary: 'Console configuration before sign-in',
      access: 'public',
      load: 'quick',
      response: RuntimeConfig,
    },
  },
  '/v1/health': {
    GET: {
      summary: 'Whether this process can serve requests',
      access: 'public',
      load: 'quick',
      response: z.object({
        status: z.literal('ok'),
        database: z.literal('ok'),
        version: z.string(),
        backlog: z
          .object({
            events: z.number().int().describe('Accepted and not yet processed'),
            lagSec: z.number().int().describe('Waiting time of the oldest'),
          })
          .describe('Of the whole installation'),
      }),
    },
  },
  '/v1/setup': {
    POST: {
      summary: 'Create the tenant and its first administrator with the token of the one-time link',
      access: 'public',
      body: SetupRequest,
      response: z.object({ loginId: z.string() }),
      audit: 'tenant.created',
    },
  },
  '/v1/session': {
    GET: {
      summary: 'The signed-in user, the tenant, permissions and feature flags',
      permission: 'session:read',
      load: 'quick',
      response: SessionInfo,
    },
  },
  '/v1/session/recovery': {
    POST: {
      summary: 'Sign in once with a recovery code; removes the second factor',
      permission: 'session:read',
      withoutSecondFactor: true,
      signInOnly: true,
      body: z.object({ code: z.string().trim().min(1).max(40) }),
      response: z.object({ codesLeft: z.int() }),
      audit: 'session.recovered',
    },
  },
  '/v1/members': {
    GET: {
      summary: 'Members of the tenant, for assignment',
      permission: 'user:read',
      load: 'quick',
      response: z.object({
        items: z.array(
          z.object({
            userId: z.string(),
            name: z.string(),
            email: z.string(),
            mayClose: z
              .enum(['nothing', 'all_but_critical', 'all'])
              .describe('Visible detections; `nothing` also for members who have left'),
          }),
        ),
      }),
    },
  },
});
