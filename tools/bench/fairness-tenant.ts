import { z } from 'zod';

/** What is needed to ask the product as an organisation. */
export const FairnessTenant = z.object({
  tenantId: z.number(),
  /** Ingest tokens by source. */
  secrets: z.record(z.string(), z.string()),
  /** Session tokens. */
  owner: z.string(),
  analyst: z.string(),
});
export type FairnessTenant = z.infer<typeof FairnessTenant>;

/** The server's message when it listens. */
export const FairnessReady = z.object({
  address: z.string(),
  busy: FairnessTenant,
  other: FairnessTenant,
});
export type FairnessReady = z.infer<typeof FairnessReady>;
