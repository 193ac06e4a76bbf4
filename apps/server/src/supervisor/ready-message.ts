import { z } from 'zod';

/** Message of the web process to its supervisor when it is ready. */
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
