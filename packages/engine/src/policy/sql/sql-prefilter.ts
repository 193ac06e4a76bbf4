import type { Condition } from '@waybill/contract';
import { normalForm, type Literal, type Normal } from '../normal-form.ts';
import { leafFragment, type LeafSource } from './leaf-fragment.ts';
import type { Bind } from './sql-columns.ts';
import { joined } from './sql-text.ts';

export interface SqlPrefilter {
  /** For a WHERE; `TRUE` where every row may meet the condition. */
  sql: string;
  params: unknown[];
}

export interface PrefilterOptions extends LeafSource {
  /** Parameters that the statement has before those of the prefilter. */
  paramsBefore?: number;
}

/** Placeholder of a value until it is known which values are used. */
const PLACE = /\{\{(\d+)\}\}/g;

/**
 * A condition as SQL that holds for every row that the condition can match, and maybe for others: the
 * closure decides. NOT is pushed down to the leaves. A leaf that SQL cannot express, or whose opposite
 * it cannot, counts as matched.
 */
export function sqlPrefilter(condition: Condition, options: PrefilterOptions): SqlPrefilter {
  const values: unknown[] = [];
  const params: unknown[] = [];
  const first = options.paramsBefore ?? 0;
  const bind: Bind = (value) => `{{${values.push(value) - 1}}}`;
  const sql = render(normalForm(condition), options, bind).replace(
    PLACE,
    (_place, index: string) => `$${first + params.push(values[Number(index)])}`,
  );
  return { sql, params };
}

function render(node: Normal, source: LeafSource, bind: Bind): string {
  if (node.kind === 'literal') return renderLiteral(node, source, bind);
  const parts = node.children.map((child) => render(child, source, bind));
  return joined(parts, node.kind === 'all' ? 'AND' : 'OR');
}

function renderLiteral({ leaf, isOpposite }: Literal, source: LeafSource, bind: Bind): string {
  const fragment = leafFragment(leaf, source);
  if (fragment === null || (isOpposite && !fragment.isExact)) return 'TRUE';
  const sql = fragment.render(bind);
  return isOpposite ? opposite(sql) : sql;
}

function opposite(sql: string): string {
  if (sql === 'TRUE') return 'FALSE';
  return sql === 'FALSE' ? 'TRUE' : `(${sql}) IS NOT TRUE`;
}
