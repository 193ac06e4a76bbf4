import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChartMark } from './ChartMark.tsx';
import type { FlowMapBand, FlowMapProps } from './flow-map-props.ts';
import type { PlacedLink, SankeyPicture } from './sankey-layout.ts';
import { belongsTo, markKey, type FlowMark } from './sankey-walk.ts';
import type { MarkWalk } from './use-mark-walk.ts';

type BandCalls = Pick<FlowMapProps, 'wordsOf' | 'hrefOf' | 'onOpen' | 'onPick'>;

export interface FlowMapBandsProps extends BandCalls {
  /** Accessible name of the drawing. */
  label: string;
  bands: readonly FlowMapBand[];
  picture: SankeyPicture;
  walk: MarkWalk;
}

export type BandLook = 'picked' | 'strong' | 'plain' | 'faint';

/** Style of a band, by selection, pointer and focus. */
export function bandLook(
  band: FlowMapBand | undefined,
  mark: FlowMark,
  active: FlowMark | null,
): BandLook {
  if (active !== null) return belongsTo(active, mark) ? 'strong' : 'faint';
  if (band?.isPicked === true) return 'picked';
  return band?.isFaint === true ? 'faint' : 'plain';
}

export const LOUD_COLOR = { HIGH: 'var(--high-fill)', CRITICAL: 'var(--critical-fill)' } as const;

export const isLoud = (severity: PlacedLink['severity']): severity is keyof typeof LOUD_COLOR =>
  severity === 'HIGH' || severity === 'CRITICAL';

const OPACITY: Record<'loud' | 'calm', Record<BandLook, number>> = {
  loud: { picked: 0.85, strong: 0.75, plain: 0.42, faint: 0.12 },
  calm: { picked: 0.85, strong: 0.6, plain: 0.26, faint: 0.08 },
};

/** Pixels below which a band would be lost without more ink. */
const THIN = 4;
const MORE_INK = 1.6;

function opacityOf({ severity, thickness }: PlacedLink, look: BandLook): number {
  const opacity = OPACITY[isLoud(severity) ? 'loud' : 'calm'][look];
  return thickness < THIN ? Math.min(1, opacity * MORE_INK) : opacity;
}

const DRAWN_LAST = { HIGH: 1, CRITICAL: 2 } as const;
const level = ({ severity }: PlacedLink): number => (isLoud(severity) ? DRAWN_LAST[severity] : 0);

/** The bands between the two lists, and the bars at their ends; the worst are on top. */
export function FlowMapBands(props: FlowMapBandsProps) {
  const { label, bands, picture, walk } = props;
  const given = new Map(bands.map((band) => [`${band.source} ${band.target}`, band]));
  const links = picture.links.toSorted((a, b) => level(a) - level(b));
  return (
    <svg
      role="group"
      aria-label={label}
      width={picture.width}
      height={picture.height}
      className="block overflow-visible"
    >
      {links.map((link) => {
        const mark: FlowMark = { kind: 'link', link };
        const band = given.get(`${link.source} ${link.target}`);
        return (
          <BandMark key={markKey(mark)} {...props} mark={mark} link={link}>
            <Ribbon
              link={link}
              look={bandLook(band, mark, walk.active)}
              isPicked={band?.isPicked === true}
            />
          </BandMark>
        );
      })}
      <g aria-hidden className="pointer-events-none">
        {links.map((link) => {
          const mark = given.get(`${link.source} ${link.target}`)?.mark;
          return mark === undefined || link.endY === undefined ? null : (
            <BandWord key={`${link.source} ${link.target}`} x={picture.width} y={link.endY}>
              {mark}
            </BandWord>
          );
        })}
        {picture.nodes.map((node) => {
          const mark: FlowMark = { kind: 'node', node };
          const isFaint = walk.active !== null && !belongsTo(walk.active, mark);
          return (
            <rect
              key={markKey(mark)}
              x={node.x}
              y={node.y}
              width={node.width}
              height={node.height}
              rx={1.5}
              className="fill-chart-6"
              fillOpacity={isFaint ? 0.4 : 1}
            />
          );
        })}
      </g>
    </svg>
  );
}

/** Pixels from the end of a band to its word, and of the box around that. */
const WORD_GAP = 22;
const WORD_BOX = { width: 34, height: 16 };

/** A label on a band; the band's accessible name includes it. */
function BandWord({ x, y, children }: { x: number; y: number; children: string }) {
  const left = x - WORD_GAP - WORD_BOX.width;
  return (
    <>
      <rect
        {...WORD_BOX}
        x={left}
        y={y - WORD_BOX.height / 2}
        rx={3}
        className="fill-accent-soft"
      />
      <text
        x={left + WORD_BOX.width / 2}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-accent text-xs"
      >
        {children}
      </text>
    </>
  );
}

interface BandMarkProps extends BandCalls {
  walk: MarkWalk;
  mark: FlowMark;
  link: Pick<PlacedLink, 'source' | 'target'>;
  children: ReactNode;
}

/** A band as a link to its details. */
export function BandMark({ walk, mark, link, children, ...calls }: BandMarkProps) {
  const { source, target } = link;
  const { title, lines } = calls.wordsOf({ source, target });
  const href = calls.hrefOf(source, target);
  return (
    <ChartMark
      label={[title, ...lines].join(', ')}
      markKey={markKey(mark)}
      isTabStop={walk.isStop(mark)}
      href={href}
      onSelect={href === undefined ? undefined : () => calls.onOpen(source, target)}
      onPick={href === undefined ? undefined : () => calls.onPick(source, target)}
      onActive={(isActive) => walk.setActive(isActive ? mark : null)}
      onKeyDown={(event) => walk.press(mark, event)}
      className={clsx('group outline-none', href !== undefined && 'cursor-pointer')}
    >
      {children}
    </ChartMark>
  );
}

/** Pixels across that a thin band can be hit on. */
const HIT_WIDTH = 6;

function Ribbon(props: { link: PlacedLink; look: BandLook; isPicked: boolean }) {
  const { link, look, isPicked } = props;
  const { severity, path, thickness } = link;
  const color = isLoud(severity) ? LOUD_COLOR[severity] : 'var(--flow)';
  return (
    <>
      {isPicked && <path d={path} fill="none" stroke="var(--accent)" strokeWidth={thickness + 3} />}
      <path
        d={path}
        fill="none"
        stroke={isPicked ? `color-mix(in srgb, ${color} 55%, var(--surface))` : color}
        strokeOpacity={isPicked ? 1 : opacityOf(link, look)}
        strokeWidth={thickness}
        className="transition-[stroke-opacity] duration-100 group-focus-visible:stroke-accent group-focus-visible:[stroke-opacity:0.95]"
      />
      {thickness < HIT_WIDTH && (
        <path d={path} fill="none" stroke="transparent" strokeWidth={HIT_WIDTH} />
      )}
    </>
  );
}
