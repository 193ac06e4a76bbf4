import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';

/** Languages that the console speaks. */
export const CONSOLE_LANGUAGES = ['en', 'de'] as const;

/** One widget of the dashboard: columns of twelve, rows of the grid. */
export const WidgetPlace = z.object({
  id: z.string().min(1).max(80),
  x: z.number().int().min(0).max(11),
  y: z.number().int().min(0).max(1000),
  w: z.number().int().min(1).max(12),
  h: z.number().int().min(1).max(60),
});
export type WidgetPlace = z.infer<typeof WidgetPlace>;

/** Preferences of a member; null: not set, the console decides. */
export const Preferences = z.object({
  language: z.enum(CONSOLE_LANGUAGES).nullable(),
  timeZone: z.string().max(60).nullable().describe('IANA name'),
  dashboardLayout: z.array(WidgetPlace).max(60).nullable(),
  tableLayouts: z
    .record(
      z.string().max(60),
      z.object({
        order: z.array(z.string().max(60)).max(60),
        hidden: z.array(z.string().max(60)).max(60),
        pinned: z.array(z.string().max(60)).max(60),
        widths: z.record(z.string().max(60), z.number().int().min(24).max(2000)),
        density: z.enum(['normal', 'compact']),
      }),
    )
    .describe('Columns of each table, by the table’s name'),
  defaultView: z
    .string()
    .min(1)
    .max(60)
    .nullable()
    .describe('Id of the saved or built-in view that the list of detections opens with'),
});
export type Preferences = z.infer<typeof Preferences>;

export const preferenceRoutes = defineRoutes({
  '/v1/preferences': {
    GET: {
      summary: 'What the signed-in person has chosen for themselves',
      permission: 'session:read',
      load: 'quick',
      response: Preferences,
    },
    PATCH: {
      summary: 'Change some of it; absent keeps, null clears; tables not named stay',
      permission: 'session:read',
      load: 'quick',
      body: Preferences.partial(),
      response: Preferences,
      audit: 'preference.changed',
    },
  },
});
