import { z } from 'zod';

/** What contradicts a signature or a hash. */
export const INTEGRITY_FAULTS = [
  'entry_changed',
  'value_changed',
  'erasure_unrecorded',
  'older_changed',
  'checkpoint_invalid',
  'stub_invalid',
  'head_invalid',
  'known_head_differs',
  'key_unknown',
] as const;
export type IntegrityFault = (typeof INTEGRITY_FAULTS)[number];

/** What is missing or too much. */
export const COMPLETENESS_FAULTS = [
  'entry_missing',
  'entry_twice',
  'older_missing',
  'head_missing',
  'after_head',
  'behind_known_head',
] as const;
export type CompletenessFault = (typeof COMPLETENESS_FAULTS)[number];

/** Result of verifying a chain. Each part names the first entry that breaks it. */
export const AuditVerdict = z.object({
  integrity: z
    .object({
      fault: z.enum(INTEGRITY_FAULTS),
      number: z.number().int().describe('Number of the first entry that breaks'),
      seq: z.string().nullable().describe('Its id, where it is there'),
    })
    .nullable()
    .describe('Null: every entry is as it was sealed'),
  completeness: z
    .object({
      fault: z.enum(COMPLETENESS_FAULTS),
      number: z.number().int().describe('Number of the first entry that is missing or too much'),
    })
    .nullable()
    .describe('Null: no entry is missing'),
  entries: z.number().int().describe('Sealed entries that were read'),
  older: z.number().int().describe('Entries from before the chain that were read'),
  removed: z.number().int().describe('Entries that retention removed'),
  erased: z.number().int().describe('Values that were erased, with a record of it'),
  head: z.object({ number: z.number().int(), hash: z.string(), at: z.string() }).nullable(),
  keyIds: z.array(z.string()).describe('Keys that signed'),
});
export type AuditVerdict = z.infer<typeof AuditVerdict>;
