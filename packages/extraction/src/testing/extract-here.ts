import { createAssembly } from '../assembly.ts';
import type { ExtractedPart, Extraction, ExtractionLimits, FileFacts } from '../extraction.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { walk } from '../worker/walk.ts';

/** Extracts without a worker: the same reading, in the thread of the test. */
export async function extractHere(
  bytes: Uint8Array,
  facts: FileFacts = {},
  limits: Partial<ExtractionLimits> = {},
): Promise<Extraction> {
  const assembly = createAssembly();
  const assignment = { bytes, facts, limits: { ...DEFAULT_LIMITS, ...limits }, isCut: false };
  await walk(assignment, (message) => {
    if (message.kind !== 'done') assembly.take(message);
  });
  return assembly.finish();
}

/** Text of all parts with each run of blanks as one. */
export function spacedText({ parts }: Extraction): string {
  return parts
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Fields of a part as what they name and what stands there. */
export function fieldValues({ text, fields = [] }: ExtractedPart): [string, string][] {
  const bytes = Buffer.from(text);
  return fields.map(({ start, end, name }) => [name, bytes.toString('utf8', start, end)]);
}
