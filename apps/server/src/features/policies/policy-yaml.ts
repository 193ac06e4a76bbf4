import { PolicyContent } from '@waybill/contract';
import { LineCounter, parseDocument, stringify, type Document } from 'yaml';
import { z } from 'zod';
import { sorted } from '../../policies/policy-content.ts';
import { POLICY_KEY } from './policy-key.ts';

/** What a file of policies begins with. */
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

/** Reads a file, or tells where it is at fault; lines and columns count from 1. */
export function readPolicyFile(text: string): { file: PolicyFile } | { fault: FileFault } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, version: '1.2' });
  const [error] = document.errors;
  if (error) return { fault: placed(lines, error.pos[0], error.message.split('\n')[0] ?? '') };
  const read = safely(() => document.toJS({ maxAliasCount: 100 }));
  if (read === null) return { fault: placed(lines, 0, 'cannot be read') };
  const parsed = PolicyFile.safeParse(read.value);
  if (parsed.success) return { file: parsed.data };
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const message = `${path.join('.') || 'The file'}: ${issue?.message ?? 'is not of policies'}`;
  return { fault: placed(lines, offsetOf(document, path), message) };
}

function safely(read: () => unknown): { value: unknown } | null {
  try {
    return { value: read() };
  } catch {
    return null;
  }
}

/** Where a member stands, or the nearest part around it that there is. */
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
