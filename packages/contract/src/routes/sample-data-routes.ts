import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';

export const SAMPLE_STATES = ['none', 'loading', 'loaded', 'emptying', 'failed'] as const;

export const SampleDataState = z.object({
  state: z.enum(SAMPLE_STATES),
  done: z.number().int().describe('Events sent so far'),
  total: z.number().int(),
  isTenantEmpty: z.boolean().describe('Sample data can be loaded only into an empty tenant'),
  message: z.string().nullable(),
  updatedAt: IsoTime.nullable(),
});
export type SampleDataState = z.infer<typeof SampleDataState>;

export const sampleDataRoutes = defineRoutes({
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
      summary: 'Remove all sample data',
      permission: 'setting:manage',
      response: SampleDataState,
      audit: 'sample.emptying',
    },
  },
});
