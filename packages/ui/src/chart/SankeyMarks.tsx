import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';
import { ChartMark } from './ChartMark.tsx';
import { fitText, textWidth } from './fit-text.ts';
import type { PlacedLink, PlacedNode, SankeyPicture } from './sankey-layout.ts';
import type { SankeyProps } from './sankey-props.ts';
import { belongsTo, markKey, type FlowMark } from './sankey-walk.ts';
import { partOf, wordsOf } from './sankey-words.ts';
import type { FlowWalk } from './use-flow-walk.ts';

export interface SankeyMarksProps extends Pick<SankeyProps, 'onSelect' | 'hrefOf' | 'iconOf'> {
  picture: SankeyPicture;
  walk: FlowWalk;
}

/** Colour of a ribbon; everything calm shares one grey. */
const RIBBON = { HIGH: 'var(--high-fill)', CRITICAL: 'var(--critical-fill)' } as const;
const DRAWN_LAST = { HIGH: 1, CRITICAL: 2 } as const;

const isLoud = (severity: PlacedLink['severity']): severity is keyof typeof RIBBON =>
  severity === 'HIGH' || severity === 'CRITICAL';

const level = ({ severity }: PlacedLink): number => (isLoud(severity) ? DRAWN_LAST[severity] : 0);

/** Ribbons below, bars and names above; the worst ribbons are on top of the others. */
export function SankeyMarks(props: SankeyMarksProps) {
  const { picture, walk } = props;
  const links = picture.links.toSorted((a, b) => level(a) - level(b));
  return (
    <>
      <g>
        {links.map((link) => {
          const mark: FlowMark = { kind: 'link', link };
          return (
            <Mark key={markKey(mark)} {...props} mark={mark}>
              <Ribbon link={link} strength={strengthOf(mark, walk.active)} />
            </Mark>
          );
        })}
      </g>
      <g>
        {picture.nodes.map((node) => {
          const mark: FlowMark = { kind: 'node', node };
          return (
            <Mark key={markKey(mark)} {...props} mark={mark}>
              <Place node={node} picture={picture} strength={strengthOf(mark, walk.active)} />
            </Mark>
          );
        })}
      </g>
      {/* Next to the marks, not in them: a name may be truncated, and each mark has its full one. */}
      <g aria-hidden className="pointer-events-none">
        {picture.nodes.map((node) => (
          <PlaceName
            key={markKey({ kind: 'node', node })}
            node={node}
            picture={picture}
            strength={strengthOf({ kind: 'node', node }, walk.active)}
            hasIcon={props.iconOf !== undefined}
          />
        ))}
      </g>
    </>
  );
}

type Strength = 'strong' | 'plain' | 'faint';

function strengthOf(part: FlowMark, active: FlowMark | null): Strength {
  if (active === null) return 'plain';
  return belongsTo(active, part) ? 'strong' : 'faint';
}

function Mark(props: SankeyMarksProps & { mark: FlowMark; children: ReactNode }) {
  const { mark, walk, onSelect, hrefOf, children } = props;
  const key = markKey(mark);
  const { title, lines } = wordsOf(mark);
  return (
    <ChartMark
      label={[title, ...lines].join(', ')}
      markKey={key}
      isTabStop={walk.stop === key}
      href={hrefOf?.(partOf(mark))}
      onSelect={onSelect && (() => onSelect(partOf(mark)))}
      onActive={(isActive) => walk.setActive(isActive ? mark : null)}
      onKeyDown={(event) => walk.press(mark, event)}
      className={clsx('group outline-none', (onSelect ?? hrefOf) && 'cursor-pointer')}
    >
      {children}
    </ChartMark>
  );
}

const OPACITY: Record<'loud' | 'calm', Record<Strength, number>> = {
  loud: { strong: 0.75, plain: 0.42, faint: 0.14 },
  calm: { strong: 0.6, plain: 0.26, faint: 0.1 },
};

function Ribbon({ link, strength }: { link: PlacedLink; strength: Strength }) {
  const { severity } = link;
  return (
    <path
      d={link.path}
      fill="none"
      stroke={isLoud(severity) ? RIBBON[severity] : 'var(--flow)'}
      strokeOpacity={OPACITY[isLoud(severity) ? 'loud' : 'calm'][strength]}
      strokeWidth={link.thickness}
      className="transition-[stroke-opacity] duration-100 group-focus-visible:[stroke-opacity:0.95]"
    />
  );
}

/** Pixels between a bar and its name, and of an icon with its space. */
const LABEL_GAP = 8;
const ICON_ROOM = 26;
const NAME_SIZE = 13;
const FIGURE_SIZE = 12;
const FIGURE_GAP = 6;

interface PlaceProps {
  node: PlacedNode;
  picture: SankeyPicture;
  strength: Strength;
}

function Place({ node, picture, strength }: PlaceProps) {
  const isSource = node.side === 'source';
  return (
    <>
      {/* The whole line is clickable, not only its text. */}
      <rect
        x={isSource ? 0 : node.x}
        y={Math.min(node.y, node.labelY - 8)}
        width={picture.labelWidth + (isSource ? node.width : 0)}
        height={Math.max(node.height, 16)}
        fill="transparent"
      />
      <rect
        x={node.x}
        y={node.y}
        width={node.width}
        height={node.height}
        rx={1.5}
        className="fill-chart-6 group-focus-visible:fill-accent group-focus-visible:stroke-accent group-focus-visible:[stroke-width:3]"
        fillOpacity={strength === 'faint' ? 0.4 : 1}
      />
    </>
  );
}

function PlaceName({ node, picture, strength, hasIcon }: PlaceProps & { hasIcon: boolean }) {
  const { isRoomy, labelWidth } = picture;
  const isSource = node.side === 'source';
  const inset = LABEL_GAP + (hasIcon ? ICON_ROOM : 0);
  const figure = formatCount(node.value);
  const room = labelWidth - inset - (isRoomy ? 0 : textWidth(figure, FIGURE_SIZE) + FIGURE_GAP);
  const shared = {
    x: isSource ? node.x - inset : node.x + node.width + inset,
    textAnchor: isSource ? 'end' : 'start',
    dy: '0.34em',
  } as const;
  return (
    <>
      <text
        {...shared}
        y={node.labelY - (isRoomy ? 7 : 0)}
        fontSize={NAME_SIZE}
        className="fill-ink font-medium"
        fillOpacity={strength === 'faint' ? 0.6 : 1}
      >
        {fitText(node.label, room, NAME_SIZE)}
        {!isRoomy && (
          <tspan dx={FIGURE_GAP} fontSize={FIGURE_SIZE} className="fill-ink-3 font-normal">
            {figure}
          </tspan>
        )}
      </text>
      {isRoomy && (
        <text {...shared} y={node.labelY + 8} fontSize={FIGURE_SIZE} className="fill-ink-3">
          {figure}
        </text>
      )}
    </>
  );
}
