import type { Condition, Leaf } from '@waybill/contract';

/** A line of the form: one comparison, or a group of comparisons, each perhaps turned round. */
export type FormRow =
  | { kind: 'leaf'; isNot: boolean; leaf: Leaf }
  | { kind: 'group'; isNot: boolean; join: Join; leaves: { isNot: boolean; leaf: Leaf }[] };

/** How the parts of a group are joined. */
export type Join = 'all' | 'any';

/** A condition as a form shows it: one group of lines, each a comparison or one nested group. */
export interface ConditionForm {
  join: Join;
  rows: FormRow[];
}

/** The form of a condition; null if it is nested too deeply. `toTree` is the inverse. */
export function toForm(tree: Condition): ConditionForm | null {
  const group = groupOf(tree);
  if (group === null) return null;
  const rows = group.nodes.map(rowOf);
  return rows.every((row) => row !== null) ? { join: group.join, rows } : null;
}

/** The tree that a form represents. */
export function toTree({ join, rows }: ConditionForm): Condition {
  return joined(join, rows.map(nodeOf));
}

function groupOf(node: Condition): { join: Join; nodes: Condition[] } | null {
  if ('all' in node) return { join: 'all', nodes: node.all };
  return 'any' in node ? { join: 'any', nodes: node.any } : null;
}

function joined(join: Join, nodes: Condition[]): Condition {
  return join === 'all' ? { all: nodes } : { any: nodes };
}

function rowOf(node: Condition): FormRow | null {
  const { isNot, inner } = turned(node);
  if ('f' in inner) return { kind: 'leaf', isNot, leaf: inner };
  const group = groupOf(inner);
  if (group === null) return null;
  const leaves = group.nodes.map((part) => {
    const own = turned(part);
    return 'f' in own.inner ? { isNot: own.isNot, leaf: own.inner } : null;
  });
  return leaves.every((leaf) => leaf !== null)
    ? { kind: 'group', isNot, join: group.join, leaves }
    : null;
}

function turned(node: Condition): { isNot: boolean; inner: Condition } {
  return 'not' in node ? { isNot: true, inner: node.not } : { isNot: false, inner: node };
}

function nodeOf(row: FormRow): Condition {
  const inner =
    row.kind === 'leaf'
      ? row.leaf
      : joined(
          row.join,
          row.leaves.map(({ isNot, leaf }) => (isNot ? { not: leaf } : leaf)),
        );
  return row.isNot ? { not: inner } : inner;
}
