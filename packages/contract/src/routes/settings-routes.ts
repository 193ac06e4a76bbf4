import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { Revision } from '../values.ts';
import { CalendarRead, WorkingTime, WORKING_TIME_LIMITS } from '../working-time.ts';

const Token = z.string().trim().toLowerCase().min(1).max(253);

export const OrganisationSettings = z.object({
  name: z.string().trim().min(1).max(120),
  ownDomains: z.array(Token).max(1000),
  ownAccounts: z.array(Token).max(1000),
  managedDevices: z.array(Token).max(100_000),
  isDeviceListComplete: z.boolean(),
});
export type OrganisationSettings = z.infer<typeof OrganisationSettings>;

export const settingsRoutes = defineRoutes({
  '/v1/settings/organisation': {
    GET: {
      summary: 'Tenant name, own domains, accounts and devices',
      permission: 'setting:read',
      response: OrganisationSettings.extend({ rev: z.number().int() }),
    },
    PATCH: {
      summary: 'Change the settings; absent fields keep their value. Applies to new events',
      permission: 'setting:manage',
      body: OrganisationSettings.partial().extend({ rev: Revision }),
      response: OrganisationSettings.extend({ rev: z.number().int() }),
      audit: 'setting.changed',
    },
  },
  '/v1/settings/working-time': {
    GET: {
      summary: 'Time zone, working week, holidays and due times of the organization',
      permission: 'setting:read',
      response: WorkingTime.extend({ rev: z.number().int() }),
    },
    PATCH: {
      summary:
        'Change the settings; absent fields keep their value. A new time zone recalculates unusual days',
      permission: 'setting:manage',
      body: WorkingTime.partial().extend({ rev: Revision }),
      response: WorkingTime.extend({ rev: z.number().int() }),
      audit: 'working_time.changed',
    },
  },
  '/v1/settings/working-time/calendar': {
    POST: {
      summary: 'Read holidays from an iCalendar file; nothing is saved',
      permission: 'setting:manage',
      body: z.object({ text: z.string().min(1).max(WORKING_TIME_LIMITS.calendarText) }),
      response: CalendarRead,
      audit: 'working_time.calendar_read',
    },
  },
});
