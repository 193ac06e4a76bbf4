import { Position, type Edge, type Node } from '@xyflow/react';
import type { SeverityName } from '@waybill/ui';
import type { DrawnLink, DrawnNode } from '../graph/drawn-graph.ts';
import { severityOf } from '../graph/link-look.ts';
import { linkWord, nodeWords, type NodeWords } from '../graph/node-words.ts';
import { linkPath, type LinkPath } from '../layout/link-path.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import type { Shown } from './replayed.ts';

export type FlowNode = Node<
  {
    node: DrawnNode;
    words: NodeWords;
    /** Detections of the steps to it. */
    severity: SeverityName | null;
    isSelected: boolean;
    isMatch: boolean;
  },
  'trace'
>;
export type FlowLink = Edge<
  {
    link: DrawnLink;
    path: LinkPath;
    word: string | null;
    severity: SeverityName | null;
    isSelected: boolean;
    /** Names of both ends. */
    from: string;
    to: string;
  },
  'trace'
>;

export interface FlowInput {
  drawn: DrawnTrace;
  selectedId: string | null;
  matches: ReadonlySet<string>;
  /** Parts shown by a replay; null: everything. */
  shown: Shown | null;
}

/** The library renders visible parts without measuring: every size is known. */
export function flowElements({ drawn, selectedId, matches, shown }: FlowInput): {
  nodes: FlowNode[];
  links: FlowLink[];
} {
  const words = new Map(drawn.nodes.map((node) => [node.id, nodeWords(node)]));
  const lanes = new Map(drawn.nodes.map(({ id, lane }) => [id, lane]));
  const incoming = new Map<string, DrawnLink['edges'][number][]>();
  for (const link of drawn.links) {
    const edges = incoming.get(link.to);
    if (edges === undefined) incoming.set(link.to, [...link.edges]);
    else edges.push(...link.edges);
  }
  const nodes = drawn.nodes.flatMap((node): FlowNode[] => {
    const box = drawn.layout.nodes.get(node.id);
    const own = words.get(node.id);
    if (box === undefined || own === undefined) return [];
    const { width, height } = box;
    return [
      {
        id: node.id,
        type: 'trace',
        position: { x: box.x, y: box.y },
        width,
        height,
        measured: { width, height },
        handles: HANDLES,
        domAttributes: { 'aria-roledescription': undefined },
        hidden: shown !== null && !shown.nodes.has(node.id),
        data: {
          node,
          words: own,
          severity: node.kind === 'person' ? null : severityOf(incoming.get(node.id) ?? []),
          isSelected: node.id === selectedId,
          isMatch: matches.has(node.id),
        },
      },
    ];
  });
  const links = drawn.links.flatMap((link): FlowLink[] => {
    const from = drawn.layout.nodes.get(link.from);
    const to = drawn.layout.nodes.get(link.to);
    if (from === undefined || to === undefined) return [];
    return [
      {
        id: link.id,
        type: 'trace',
        source: link.from,
        target: link.to,
        // The button of its label describes it.
        domAttributes: { 'aria-hidden': true, 'aria-roledescription': undefined },
        hidden: shown !== null && !shown.links.has(link.id),
        data: {
          link,
          path: linkPath(from, to, lanes.get(link.from) === lanes.get(link.to), !link.isFirstHalf),
          word: linkWord(link),
          severity: severityOf(link.edges),
          isSelected: link.edges.some(({ edgeId }) => edgeId === selectedId),
          from: words.get(link.from)?.title ?? '',
          to: words.get(link.to)?.title ?? '',
        },
      },
    ];
  });
  return { nodes, links };
}

/** Lines are drawn from the layout; the library only needs to know that they exist. */
const HANDLES: NonNullable<Node['handles']> = [
  { type: 'source', position: Position.Right, x: 0, y: 0 },
  { type: 'target', position: Position.Left, x: 0, y: 0 },
];
