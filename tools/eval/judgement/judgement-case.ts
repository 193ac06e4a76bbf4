import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { INTEGRATION_NAMES, SEVERITIES, type TrustSubjectKind } from '@waybill/contract';
import { z } from 'zod';

const SentRecord = z.object({ source: z.enum(INTEGRATION_NAMES), payload: z.unknown() });
export type SentRecord = z.infer<typeof SentRecord>;

const Repeat = z.object({
  count: z.number().int().positive(),
  everySeconds: z.number().nonnegative(),
  time: z.array(z.string()),
  fields: z.record(z.string(), z.string()),
});
export type Repeat = z.infer<typeof Repeat>;

const Expectation = z.object({
  detected: z.boolean().optional(),
  minSeverity: z.enum(SEVERITIES).optional(),
  maxSeverity: z.enum(SEVERITIES).optional(),
  destination: z.string().optional(),
  action: z.string().optional(),
  titleMentions: z.array(z.string()).optional(),
});
export type Expectation = z.infer<typeof Expectation>;

/** What a case sanctions or forbids: the destination by its name, or any other subject of a trust rule. */
const TrustSubject = z.union([
  z
    .strictObject({ destination: z.string() })
    .transform((named) => subjectOf('destination', named.destination)),
  z.strictObject({ domain: z.string() }).transform((named) => subjectOf('domain', named.domain)),
  z
    .strictObject({ accountDomain: z.string() })
    .transform((named) => subjectOf('account_domain', named.accountDomain)),
  z
    .strictObject({ vendorTenant: z.string() })
    .transform((named) => subjectOf('vendor_tenant', named.vendorTenant)),
]);

function subjectOf(
  kind: TrustSubjectKind,
  value: string,
): { kind: TrustSubjectKind; value: string } {
  return { kind, value };
}

/** Records that are judged together, in their own organisation, and what an analyst expects of them. */
const JudgementCase = z.object({
  id: z.string(),
  title: z.string(),
  tenant: z.object({
    domains: z.array(z.string()),
    sanctioned: z.array(TrustSubject).default([]),
    forbidden: z.array(TrustSubject).default([]),
  }),
  history: z.object({ records: z.array(SentRecord) }).optional(),
  records: z.array(SentRecord),
  repeat: Repeat.optional(),
  expect: Expectation,
});
export type JudgementCase = z.infer<typeof JudgementCase>;

/** Two cases of which one must score above the other. */
const JudgementPair = z.object({ higher: z.string(), lower: z.string() });
export type JudgementPair = z.infer<typeof JudgementPair>;

/** Reads the cases of a folder. Throws if a line has another form. */
export function readCases(file: string): Promise<JudgementCase[]> {
  return readJsonLines(file, JudgementCase);
}

/** Reads the pairs of a folder. Throws if a line has another form. */
export function readPairs(file: string): Promise<JudgementPair[]> {
  return readJsonLines(file, JudgementPair);
}

async function readJsonLines<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line.trim() !== '') rows.push(schema.parse(JSON.parse(line)));
  }
  return rows;
}
