import { z } from 'zod';

/** What the web process tells its supervisor when it can serve. */
export const ReadyMessage = z.object({
  kind: z.literal('ready'),
  address: z.string().describe('Where browsers reach the process'),
  signInAddress: z.string().describe('Of the console, for people of its region'),
  setupLink: z.string().nullable().describe('One-time link; null when there is an administrator'),
});
export type ReadyMessage = z.infer<typeof ReadyMessage>;
