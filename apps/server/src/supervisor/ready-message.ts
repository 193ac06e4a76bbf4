import { z } from 'zod';

/** What the web process tells its supervisor when it can serve. */
export const ReadyMessage = z.object({
  kind: z.literal('ready'),
  address: z.string().describe('Address to show a person'),
  setupLink: z.string().nullable().describe('One-time link; null when there is an administrator'),
});
export type ReadyMessage = z.infer<typeof ReadyMessage>;
