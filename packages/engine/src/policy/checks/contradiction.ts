import { resolveField } from '../resolve-field.ts';
import { contradictsOnElements } from './element-contradiction.ts';
import { contradictsAsList } from './list-contradiction.ts';
import type { Literal, Normal } from '../normal-form.ts';
import { contradictsAsScalar, type Budget } from './scalar-contradiction.ts';

/** Whether the node never holds together with the literals around it. Never claims so falsely. */
export function isNever(node: Normal, around: readonly Literal[], budget: Budget): boolean {
  if (node.kind === 'literal') return contradicts([...around, node], [node], budget);
  if (node.kind === 'any') return node.children.every((child) => isNever(child, around, budget));
  const own = literalsOf(node);
  const together = [...around, ...own];
  if (contradicts(together, own, budget)) return true;
  return groupsOf(node).some((group) => isNever(group, together, budget));
}

/** Literals that all hold if the node does. */
export function literalsOf(node: Normal): Literal[] {
  if (node.kind === 'literal') return [node];
  return node.kind === 'all' ? node.children.flatMap(literalsOf) : [];
}

/** The ANY groups of an ALL, those of ALLs within it included. */
export function groupsOf(node: Normal): Normal[] {
  if (node.kind === 'literal') return [];
  return node.kind === 'any' ? [node] : node.children.flatMap(groupsOf);
}

/** Checks only the fields of `added`: the others were checked before. */
function contradicts(
  literals: readonly Literal[],
  added: readonly Literal[],
  budget: Budget,
): boolean {
  const names = new Set(added.map(({ leaf }) => leaf.f));
  for (const name of names) {
    const own = literals.filter(({ leaf }) => leaf.f === name);
    if (hasOpposites(own) || contradictsOnField(name, own, budget)) return true;
  }
  return false;
}

function contradictsOnField(name: string, literals: readonly Literal[], budget: Budget): boolean {
  const field = resolveField(name);
  if (field === undefined) return false;
  if (contradictsOnElements(literals, budget)) return true;
  return field.type === 'any' || field.type === 'list'
    ? contradictsAsList(literals)
    : contradictsAsScalar(field, literals, budget);
}

/** A leaf and its own opposite. */
function hasOpposites(literals: readonly Literal[]): boolean {
  const wanted = new Set(literals.flatMap(({ key, isOpposite }) => (isOpposite ? [] : [key])));
  return literals.some(({ key, isOpposite }) => isOpposite && wanted.has(key));
}
