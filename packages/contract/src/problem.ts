import { z } from 'zod';

/** RFC 9457 problem document with Waybill's members. */
export const Problem = z.object({
  type: z.string().describe('Address of the error’s documentation'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  code: z.string().describe('Stable code of docs/errors.md'),
  requestId: z.string(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('Each error in the request, with the field path'),
});
export type Problem = z.infer<typeof Problem>;
