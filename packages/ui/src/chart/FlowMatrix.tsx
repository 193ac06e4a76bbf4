import { useMemo } from 'react';
import { ScrollRegion } from '../evidence/ScrollRegion.tsx';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { ChartTip } from './ChartTip.tsx';
import type { FlowMapBand, FlowMapProps } from './flow-map-props.ts';
import { bandLook, BandMark, isLoud, LOUD_COLOR, type BandLook } from './FlowMapBands.tsx';
import { FlowMapEnds } from './FlowMapEnds.tsx';
import { levelOf } from './heat-layout.ts';
import { walkMatrix } from './matrix-walk.ts';
import type { PlacedLink, PlacedNode, SankeyPicture, Side } from './sankey-layout.ts';
import { markKey, type FlowMark } from './sankey-walk.ts';
import { partOf } from './sankey-words.ts';
import { useMarkWalk, type MarkWalk } from './use-mark-walk.ts';

/** Pixels of a cell, of the names of the rows and of those above the columns. */
const CELL = 28;
const ROW_NAMES = 264;
const COLUMN_NAMES = 148;
/** Steps of grey, as the heat map has them. */
const LEVELS = 5;

/** Many places: origins as rows, destinations as columns, both ranked, and a cell for each pair. */
export function FlowMatrix(props: FlowMapProps) {
  const { label, origins, destinations, bands, heads, height } = props;
  const picture = useMemo(
    () => placeCells({ source: origins, target: destinations }, bands),
    [origins, destinations, bands],
  );
  const walk = useMarkWalk(picture, (mark, _from, key) => walkMatrix(picture, mark, key));
  const text = textOf(chartText);
  const list = (side: Side, count: number) => (
    <FlowMapEnds
      side={side}
      label={side === 'source' ? text.origins : text.destinations}
      nodes={picture.nodes}
      rows={Array.from({ length: count }, () => CELL)}
      shape={side === 'source' ? 'line' : 'column'}
      walk={walk}
      renderEnd={props.renderEnd}
    />
  );
  return (
    <ScrollRegion label={label} maxHeight={height}>
      <div
        data-map
        style={{
          gridTemplateColumns: `${ROW_NAMES}px ${picture.width}px`,
          gridTemplateRows: `${COLUMN_NAMES}px ${picture.height}px`,
        }}
        className="grid w-max"
      >
        <div className="sticky top-0 left-0 z-20 flex flex-col justify-end border-b border-line bg-surface pb-1">
          {heads.target}
          {heads.source}
        </div>
        <div
          style={{ height: COLUMN_NAMES }}
          className="sticky top-0 z-10 border-b border-line bg-surface [&_li]:flex-col [&_li]:justify-end [&_ul]:flex [&_ul]:h-full [&_ul>li]:h-full! [&_ul>li]:w-7 [&_ul>li]:shrink-0 [&_ul>li>*]:flex-none"
        >
          {list('target', destinations.length)}
        </div>
        <div className="sticky left-0 z-10 border-r border-line bg-surface pr-2">
          {list('source', origins.length)}
        </div>
        <div className="relative">
          <Cells {...props} label={text.bands} picture={picture} walk={walk} />
          <CellTip picture={picture} walk={walk} wordsOf={props.wordsOf} />
        </div>
      </div>
    </ScrollRegion>
  );
}

interface CellsProps extends FlowMapProps {
  picture: SankeyPicture;
  walk: MarkWalk;
}

function Cells(props: CellsProps) {
  const { label, bands, picture, walk } = props;
  const given = new Map(bands.map((band) => [`${band.source} ${band.target}`, band]));
  const largest = Math.max(...picture.links.map(({ value }) => value), 0);
  return (
    <svg
      role="group"
      aria-label={label}
      width={picture.width}
      height={picture.height}
      className="block"
    >
      {picture.links.map((link) => {
        const mark: FlowMark = { kind: 'link', link };
        const band = given.get(`${link.source} ${link.target}`);
        return (
          <BandMark key={markKey(mark)} {...props} mark={mark} link={link}>
            <Cell
              link={link}
              band={band}
              strength={levelOf(link.value, largest) / LEVELS}
              look={bandLook(band, mark, walk.active)}
            />
          </BandMark>
        );
      })}
    </svg>
  );
}

interface CellProps {
  link: PlacedLink;
  band: FlowMapBand | undefined;
  /** 0 to 1. */
  strength: number;
  look: BandLook;
}

function Cell({ link, band, strength, look }: CellProps) {
  const { severity } = link;
  const color = isLoud(severity) ? LOUD_COLOR[severity] : 'var(--chart-6)';
  return (
    <rect
      x={link.middleX - CELL / 2 + 1}
      y={link.middleY - CELL / 2 + 1}
      width={CELL - 2}
      height={CELL - 2}
      rx={3}
      fill={color}
      fillOpacity={(0.15 + 0.75 * strength) * (look === 'faint' ? 0.35 : 1)}
      stroke={band?.isPicked === true ? 'var(--accent)' : 'transparent'}
      strokeWidth={2}
      className="hover:stroke-ink-3 group-focus-visible:stroke-accent"
    />
  );
}

interface CellTipProps extends Pick<FlowMapProps, 'wordsOf'> {
  picture: SankeyPicture;
  walk: MarkWalk;
}

function CellTip({ picture, walk: { active }, wordsOf }: CellTipProps) {
  if (active === null || active.kind === 'node') return null;
  const { title, lines } = wordsOf(partOf(active));
  const { middleX: x, middleY: y } = active.link;
  return (
    <ChartTip x={x} y={y} width={picture.width} height={picture.height}>
      <b className="font-medium">{title}</b>
      {lines.map((line) => (
        <span key={line} className="opacity-80">
          {line}
        </span>
      ))}
    </ChartTip>
  );
}

/** Rows and columns in the order of the lists; a pair without anything has no cell. */
function placeCells(
  ends: Readonly<Record<Side, FlowMapProps['origins']>>,
  bands: readonly FlowMapBand[],
): SankeyPicture {
  const nodes = (['source', 'target'] as const).flatMap((side) =>
    ends[side].map(({ id, label }, index): PlacedNode => {
      const middle = (index + 0.5) * CELL;
      const place = { x: 0, y: middle, width: 0, height: 0, labelY: middle };
      return { side, name: id, label, value: 0, ...place };
    }),
  );
  const at = new Map(nodes.map((node) => [`${node.side} ${node.name}`, node]));
  const links = bands.flatMap((band): PlacedLink[] => {
    const from = at.get(`source ${band.source}`);
    const to = at.get(`target ${band.target}`);
    if (from === undefined || to === undefined || band.value <= 0) return [];
    return [
      {
        ...band,
        sourceLabel: from.label,
        targetLabel: to.label,
        severity: band.severity,
        path: '',
        thickness: CELL,
        middleX: to.labelY,
        middleY: from.labelY,
      },
    ];
  });
  return {
    width: ends.target.length * CELL,
    height: ends.source.length * CELL,
    labelWidth: 0,
    isRoomy: false,
    nodes,
    links,
  };
}
