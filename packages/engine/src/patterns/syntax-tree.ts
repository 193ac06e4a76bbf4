import type { CodePoints } from './code-points.ts';

export type Assertion =
  | 'text-start'
  | 'text-end'
  | 'line-start'
  | 'line-end'
  | 'word-edge'
  | 'no-word-edge';

/** A parsed pattern. An empty sequence matches the empty text. */
export type SyntaxNode =
  | { kind: 'set'; points: CodePoints }
  | { kind: 'sequence'; parts: readonly SyntaxNode[] }
  | { kind: 'choice'; options: readonly SyntaxNode[] }
  | {
      kind: 'repeat';
      body: SyntaxNode;
      minimum: number;
      maximum: number | null;
      /** Where the repeat is in the source, in code units. */
      position: number;
    }
  | { kind: 'assertion'; assertion: Assertion };

/** Length of matches in bytes; `longest` is Infinity if unlimited. */
export interface Extent {
  shortest: number;
  longest: number;
}

export function extentOf(node: SyntaxNode): Extent {
  switch (node.kind) {
    case 'set':
      return setExtent(node.points);
    case 'sequence':
      return node.parts.map(extentOf).reduce(
        (sum, part) => ({
          shortest: sum.shortest + part.shortest,
          longest: sum.longest + part.longest,
        }),
        { shortest: 0, longest: 0 },
      );
    case 'choice': {
      const extents = node.options.map(extentOf);
      return {
        shortest: Math.min(...extents.map(({ shortest }) => shortest)),
        longest: Math.max(...extents.map(({ longest }) => longest)),
      };
    }
    case 'repeat': {
      const body = extentOf(node.body);
      // Repeating an empty match is still empty; Infinity * 0 would be NaN.
      const longest = body.longest === 0 ? 0 : body.longest * (node.maximum ?? Infinity);
      return { shortest: body.shortest * node.minimum, longest: node.maximum === 0 ? 0 : longest };
    }
    case 'assertion':
      return { shortest: 0, longest: 0 };
  }
}

function setExtent(points: CodePoints): Extent {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[1] ?? 0;
  return { shortest: utf8Length(first), longest: utf8Length(last) };
}

/** Bytes that a code point ingests UTF-8. */
export function utf8Length(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
