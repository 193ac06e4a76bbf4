import type { PolicyContent, PolicyFault } from '@waybill/contract';

/** A fault before it is known which comparison it is about. */
export type BareFault = Pick<PolicyFault, 'path' | 'code' | 'message'> &
  Partial<Pick<PolicyFault, 'value'>>;

/** Faults with the comparison that each is about: its field, and its line from 1 in its condition. */
export function placedFaults(content: PolicyContent, faults: readonly BareFault[]): PolicyFault[] {
  return faults.map((fault) => ({ value: null, ...fault, ...placeOf(content, fault.path) }));
}

function placeOf(content: PolicyContent, path: string): Pick<PolicyFault, 'field' | 'line'> {
  const steps = path.split('.');
  const from = steps.lastIndexOf('condition') + 1;
  if (from === 0) return { field: null, line: null };
  const condition = steps.slice(0, from).reduce<unknown>(memberOf, content);
  let node = condition;
  for (const step of steps.slice(from)) {
    if (isLeaf(node)) break;
    node = memberOf(node, step);
  }
  if (!isLeaf(node)) return { field: null, line: null };
  const line = leavesUnder(condition).indexOf(node) + 1;
  return { field: typeof node.f === 'string' ? node.f : null, line: line === 0 ? null : line };
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const descriptor = Object.getOwnPropertyDescriptor(value, name);
  const member: unknown = descriptor?.value;
  return member;
}

function isLeaf(node: unknown): node is { f: unknown } {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, 'f');
}

/** Checked conditions are nested at most this deep; deeper parts have no line. */
const DEEPEST = 40;

/** The comparisons of a condition in order, whether or not it is valid. */
function leavesUnder(node: unknown, depth = 0): unknown[] {
  if (depth > DEEPEST || typeof node !== 'object' || node === null) return [];
  if (isLeaf(node)) return [node];
  return Object.values(node).flatMap((child) => leavesUnder(child, depth + 1));
}
