import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A value that a request must have: a text, a list, `{name:expression}`, or null for "must be absent". */
const Wanted = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
]);

export type Wanted = z.output<typeof Wanted>;

const RequestSchema = z
  .object({
    methods: z.array(z.string()),
    path: z.string(),
    query_params: z.record(z.string(), Wanted).default({}),
    request_headers: z.record(z.string(), Wanted).default({}),
    request_body: z.string().optional(),
    user: z.string().optional(),
    password: z.string().optional(),
  })
  .transform(({ user, password, path: written, ...request }) => {
    if (user === undefined) return { ...request, path: plainPath(written) };
    const both = Buffer.from(`${user}:${password ?? ''}`).toString('base64');
    const headers = { ...request.request_headers, authorization: `Basic ${both}` };
    return { ...request, path: plainPath(written), request_headers: headers };
  });

const RuleSchema = z.object({
  order: z.number(),
  request: RequestSchema,
  responses: z
    .array(
      z.object({
        status: z.number(),
        headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
        body_kind: z.string().optional(),
        body: z.unknown(),
      }),
    )
    .min(1),
});
const FixtureSchema = z.object({ source: z.string(), exchanges: z.array(RuleSchema).min(1) });

/** A recorded request of another collector, and what it was answered. */
export type Rule = z.output<typeof RuleSchema>;
export interface Fixture {
  /** File name without its ending. */
  name: string;
  /** Folder name of the source. */
  source: string;
  rules: Rule[];
}

/** The recorded interfaces of a folder, sorted by name. Throws for a file of another shape. */
export function readFixtures(folder: string): Fixture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const parsed: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      const { source, exchanges } = FixtureSchema.parse(parsed);
      const rules = exchanges.toSorted((a, b) => a.order - b.order);
      return { name: path.basename(file, '.json'), source, rules };
    });
}

/** A path without the slash that may end it. */
export function plainPath(written: string): string {
  return written.length > 1 ? written.replace(/\/+$/, '') : written;
}

/** The first text of a wanted value; null for one that must be absent. */
export function wantedText(wanted: Wanted): string | null {
  const [first] = Array.isArray(wanted) ? wanted : [wanted];
  return first === null || first === undefined ? null : String(first);
}

/** The expression of `{name:expression}` and the name it captures under; null for a plain text. */
export function wantedPattern(text: string): { name: string; source: string } | null {
  const match = /^\{(\w+):([\s\S]*)\}$/.exec(text);
  return match ? { name: match[1] ?? '', source: match[2] ?? '' } : null;
}
