import type { ReactNode } from 'react';
import type { SankeyPicture } from './sankey-layout.ts';

/** Side length of an icon and its distance from the bar, in pixels. */
const SIZE = 20;
const GAP = 8;

export interface SankeyIconsProps {
  picture: SankeyPicture;
  iconOf: (name: string) => ReactNode;
}

/** Icons next to the names, above the drawing: they are not part of its image file. */
export function SankeyIcons({ picture, iconOf }: SankeyIconsProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {picture.nodes.map((node) => (
        <span
          key={`${node.side} ${node.name}`}
          style={{
            left: node.side === 'source' ? node.x - GAP - SIZE : node.x + node.width + GAP,
            top: node.labelY - SIZE / 2,
          }}
          className="absolute"
        >
          {iconOf(node.name)}
        </span>
      ))}
    </div>
  );
}
