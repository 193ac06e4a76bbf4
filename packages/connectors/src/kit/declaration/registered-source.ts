import { sourceNamed } from '@waybill/contract';
import { z } from 'zod';

/** Name of a source that a manifest declares. */
export const RegisteredSource = z.string().refine((name) => sourceNamed(name) !== undefined, {
  error: ({ input }) => `"${String(input)}" is no source: no manifest declares it`,
});
