import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';

const Token = z.string().trim().toLowerCase().min(1).max(253);

export const OrganisationSettings = z.object({
  name: z.string().trim().min(1).max(120),
  ownDomains: z.array(Token).max(1000),
  ownAccounts: z.array(Token).max(1000),
  managedDevices: z.array(Token).max(100_000),
  isDeviceListComplete: z.boolean(),
});
export type OrganisationSettings = z.infer<typeof OrganisationSettings>;

export const SAMPLE_STATES = ['none', 'loading', 'loaded', 'emptying', 'failed'] as const;

export const SampleDataState = z.object({
  state: z.enum(SAMPLE_STATES),
  done: z.number().int().describe('Events sent so far'),
  total: z.number().int(),
  isTenantEmpty: z.boolean().describe('Sample data goes into an empty tenant only'),
  message: z.string().nullable(),
  updatedAt: IsoTime.nullable(),
});
export type SampleDataState = z.infer<typeof SampleDataState>;

export const settingsRoutes = defineRoutes({
  '/v1/settings/organisation': {
    GET: {
      summary: 'The tenant’s name and what it calls its own',
      permission: 'setting:read',
      response: OrganisationSettings.extend({ rev: z.number().int() }),
    },
    PATCH: {
      summary: 'Change it; absent keeps. Applies to events from now on',
      permission: 'setting:manage',
      body: OrganisationSettings.partial().extend({ rev: z.number().int() }),
      response: OrganisationSettings.extend({ rev: z.number().int() }),
      audit: 'setting.changed',
    },
  },
  '/v1/sample-data': {
    GET: {
      summary: 'State and progress of the sample data',
      permission: 'setting:read',
      response: SampleDataState,
    },
    POST: {
      summary: 'Load sample data into an empty tenant',
      permission: 'setting:manage',
      response: SampleDataState,
      audit: 'sample.loading',
    },
    DELETE: {
      summary: 'Empty all sample data',
      permission: 'setting:manage',
      response: SampleDataState,
      audit: 'sample.emptying',
    },
  },
});
