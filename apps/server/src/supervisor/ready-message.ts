import { z } from 'zod';

/** What the web process tells its supervisor when it can serve. */
export const ReadyMessage = z.object({
  kind: z.literal('ready'),
  address: z.string().describe('URL of the process for browsers'),
  signInAddress: z.string().describe('Console URL for members of its region'),
  setupLink: z
    .string()
    .nullable()
    .describe('One-time link; null if there is already an administrator'),
});
export type ReadyMessage = z.infer<typeof ReadyMessage>;
