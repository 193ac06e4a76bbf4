import type { Condition, Leaf } from '@waybill/contract';
import { leavesIn } from './condition-leaves.ts';
import type { BareFault } from './fault-place.ts';
import { isPlaceName, type KnownValues } from './known-values.ts';

/** Operators on whole values; parts and patterns of values may be anything. */
const WHOLE = ['eq', 'ne', 'in', 'notIn', 'anyOf', 'allOf', 'noneOf', 'originLabel'];

/** Unknown data types, lists, services and groups of people in a condition. */
export function unknownValueFaults(
  condition: Condition | null,
  path: string,
  known: KnownValues,
): BareFault[] {
  return leavesIn(condition).flatMap(({ leaf, path: place }) => {
    const at = [path, place, 'v'].filter(Boolean).join('.');
    if (leaf.op === 'inList' || leaf.op === 'notInList') return listFaults(leaf, at, known);
    const isKnown = testOf(leaf.f, known);
    const op = leaf.op.replace(/~$/, '');
    if (isKnown === null || !WHOLE.includes(op)) return [];
    const isFolded = op !== leaf.op;
    return textsOf(leaf.v)
      .filter((value) => !isKnown.has(value, isFolded))
      .map((value) => ({
        path: at,
        code: 'unknown_value',
        message: isKnown.message(value),
        value,
      }));
  });
}

function listFaults({ v }: Leaf, at: string, { lists }: KnownValues): BareFault[] {
  if (typeof v !== 'string' || lists.has(v)) return [];
  return [{ path: at, code: 'unknown_list', message: `No list named ${v}`, value: v }];
}

interface ValueTest {
  has(value: string, isFolded: boolean): boolean;
  message(value: string): string;
}

/** Whether values of a field exist; null if anything may be a value. */
function testOf(field: string, { dataTypes, values }: KnownValues): ValueTest | null {
  if (field === 'data.types' || field === 'lineage.labels') {
    return { has: (id) => dataTypes.has(id), message: (id) => `No data type ${id}` };
  }
  if (field === 'destination.name' || field === 'origin.name') {
    return {
      has: (name) => isPlaceName(name),
      message: (name) => `No service named ${name}. Use a known service or a host name`,
    };
  }
  const names = values.get(field);
  if (names === undefined) return null;
  return {
    has: (name, isFolded) => names.has(name) || (isFolded && hasFolded(names, name)),
    message: (name) =>
      `${name} is not in any directory. Check the spelling, or connect the directory first`,
  };
}

function hasFolded(names: ReadonlySet<string>, name: string): boolean {
  const folded = name.toLowerCase();
  return [...names].some((each) => each.toLowerCase() === folded);
}

function textsOf(operand: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  return values.filter((value) => typeof value === 'string');
}
