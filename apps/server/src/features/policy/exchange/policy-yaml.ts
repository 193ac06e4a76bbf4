import { PolicyContent } from '@waybill/contract';
import { isScalar, LineCounter, parseDocument, stringify, visit, type Document } from 'yaml';
import { z } from 'zod';
import { storableFault } from '../../../http/storable-texts.ts';
import { sorted } from '../evaluation/policy-content.ts';
import { POLICY_KEY } from '../life/policy-key.ts';

/** Per file; aliased content counts at each reference. */
const MOST_ALIASES = 100;

/** Header of a policy file. */
const FORMAT = 'waybill/policies/1';

const WrittenList = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
  name: z.string().trim().min(1).max(120),
  description: z.string().max(500).default(''),
  entries: z.array(z.coerce.string().trim().min(1).max(400)).max(100_000),
});

const PolicyFile = z.strictObject({
  format: z.literal(FORMAT),
  lists: z.array(WrittenList).max(1000).default([]),
  policies: z
    .array(z.strictObject({ key: z.string().regex(POLICY_KEY), ...PolicyContent.shape }))
    .max(1000)
    .default([]),
});
export type PolicyFile = z.output<typeof PolicyFile>;

export interface FileFault {
  message: string;
  line: number;
  column: number;
}

/** Policies and lists as a file: the same content gives the same text. */
export function writePolicyFile(file: Omit<PolicyFile, 'format'>): string {
  const policies = file.policies.map(({ key, name, ...rest }) => ({
    key,
    name,
    ...members(rest),
  }));
  return stringify(
    { format: FORMAT, lists: file.lists, policies },
    { lineWidth: 100, aliasDuplicateObjects: false },
  );
}

function members(content: object): object {
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, sorted(value)]));
}

/**
 * Reads a file, or reports errors; lines and columns count from 1. Linear in the length of the text:
 * duplicate keys and aliases are checked here, because the parser compares each with all.
 */
export function readPolicyFile(text: string): { file: PolicyFile } | { fault: FileFault } {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    version: '1.2',
    uniqueKeys: false,
    prettyErrors: false,
  });
  const [error] = document.errors;
  if (error) return { fault: placed(lines, error.pos[0], error.message) };
  const wrong = safely(() => wrongNode(document));
  if (wrong?.value) return { fault: placed(lines, wrong.value.offset, wrong.value.message) };
  const read = safely((): unknown => document.toJS({ maxAliasCount: MOST_ALIASES }));
  if (wrong === null || read === null) return { fault: placed(lines, 0, 'cannot be read') };
  const unstorable = storableFault(read.value);
  if (unstorable) return { fault: faultAt(document, lines, unstorable) };
  const parsed = PolicyFile.safeParse(read.value);
  if (parsed.success) return { file: parsed.data };
  const [issue] = parsed.error.issues;
  const fault = { place: issue?.path ?? [], message: issue?.message ?? 'contains no policies' };
  return { fault: faultAt(document, lines, fault) };
}

function faultAt(
  document: Document,
  lines: LineCounter,
  { place, message }: { place: readonly PropertyKey[]; message: string },
): FileFault {
  return placed(lines, offsetOf(document, place), `${place.join('.') || 'The file'}: ${message}`);
}

/** The first duplicate key of a map, or the first alias beyond the limit. */
function wrongNode(document: Document): { offset: number; message: string } | null {
  let found: { offset: number; message: string } | null = null;
  let aliases = 0;
  visit(document, {
    Alias(_key, { range, source }) {
      aliases += 1;
      if (aliases <= MOST_ALIASES) return undefined;
      const message = `*${source} exceeds the limit of ${MOST_ALIASES} aliases`;
      found = { offset: range?.[0] ?? 0, message };
      return visit.BREAK;
    },
    Map(_key, { items }) {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) {
          found = { offset: key.range?.[0] ?? 0, message: `duplicate key ${String(key.value)}` };
          return visit.BREAK;
        }
        keys.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

function safely<T>(read: () => T): { value: T } | null {
  try {
    return { value: read() };
  } catch {
    return null;
  }
}

/** Position of a member, or of the nearest existing part around it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (typeof node !== 'object' || node === null || !('range' in node)) continue;
    const { range } = node;
    if (Array.isArray(range) && typeof range[0] === 'number') return range[0];
  }
  return 0;
}

function placed(lines: LineCounter, offset: number, message: string): FileFault {
  const { line, col } = lines.linePos(offset);
  return { message, line: Math.max(1, line), column: Math.max(1, col) };
}
