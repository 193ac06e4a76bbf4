/** Which modules each module imports; every module is a key. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of modules that import each other in a circle (strongly connected components of more than
 * one module, and modules that import themselves), by Tarjan's algorithm. Empty: no cycle.
 */
export function importCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lower(lowest, node, lowest.get(next));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group.toSorted());
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

function lower(lowest: Map<string, number>, node: string, bound = Infinity): void {
  lowest.set(node, Math.min(lowest.get(node) ?? Infinity, bound));
}
