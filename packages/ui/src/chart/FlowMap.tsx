import { useMemo } from 'react';
import { ScrollRegion } from '../evidence/ScrollRegion.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTip } from './ChartTip.tsx';
import { layOutFlowMap, ROW } from './flow-map-layout.ts';
import { MOST_BAND_ENDS, type FlowMapProps } from './flow-map-props.ts';
import { FlowMapBands } from './FlowMapBands.tsx';
import { FlowMapEnds } from './FlowMapEnds.tsx';
import { FlowMatrix } from './FlowMatrix.tsx';
import type { SankeyPicture, Side } from './sankey-layout.ts';
import { walkFlow } from './sankey-walk.ts';
import { partOf } from './sankey-words.ts';
import { useMarkWalk, type MarkWalk } from './use-mark-walk.ts';
import { useMeasured } from './use-measured.ts';

/** Columns of the map: a list, the bands, a list. Without room there are no bands. */
const COLUMNS =
  'grid grid-cols-2 gap-x-4 @2xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_minmax(0,17rem)] @2xl:gap-x-0';

/**
 * Flows between two selectable lists: a band per pair, as thick as its volume, for few places; a matrix
 * of pairs for many.
 */
export function FlowMap(props: FlowMapProps) {
  const { origins, destinations, height } = props;
  const isMatrix = Math.max(origins.length, destinations.length) > MOST_BAND_ENDS;
  return (
    <ChartFrame
      {...props}
      isEmpty={origins.length === 0 && destinations.length === 0}
      skeleton={<FlowMapSkeleton height={height} />}
    >
      {isMatrix ? <FlowMatrix {...props} /> : <Columns {...props} />}
    </ChartFrame>
  );
}

function Columns(props: FlowMapProps) {
  const { label, origins, destinations, bands, heads, height } = props;
  const [width, frame] = useMeasured('clientWidth');
  const { picture, rows } = useMemo(
    () => layOutFlowMap({ source: origins, target: destinations }, bands, { width, height }),
    [origins, destinations, bands, width, height],
  );
  const walk = useMarkWalk(picture, (mark, from, key) => walkFlow(picture, mark, from, key));
  const text = textOf(chartText);
  const list = (side: Side) => (
    <FlowMapEnds
      side={side}
      label={side === 'source' ? text.origins : text.destinations}
      nodes={picture.nodes}
      rows={rows[side]}
      shape="line"
      walk={walk}
      renderEnd={props.renderEnd}
    />
  );
  return (
    <div className="@container">
      <div className={`${COLUMNS} border-b border-line`}>
        <div className="flex h-8 min-w-0 items-center">{heads.source}</div>
        <div className="@max-2xl:hidden" />
        <div className="flex h-8 min-w-0 items-center">{heads.target}</div>
      </div>
      <ScrollRegion label={label} maxHeight={height}>
        <div data-map className={`${COLUMNS} relative`}>
          {list('source')}
          <div ref={frame} className="relative @max-2xl:hidden">
            {width > 0 && (
              <>
                <FlowMapBands {...props} label={text.bands} picture={picture} walk={walk} />
                <BandTip {...props} walk={walk} picture={picture} />
              </>
            )}
          </div>
          {list('target')}
        </div>
      </ScrollRegion>
    </div>
  );
}

export interface BandTipProps extends Pick<FlowMapProps, 'wordsOf'> {
  walk: MarkWalk;
  picture: SankeyPicture;
}

/** The figures of the pointed-at mark, next to it. */
function BandTip({ walk: { active }, picture, wordsOf }: BandTipProps) {
  if (active === null) return null;
  const { title, lines } = wordsOf(partOf(active));
  const at =
    active.kind === 'link'
      ? { x: active.link.middleX, y: active.link.middleY }
      : { x: active.node.x, y: active.node.labelY };
  return (
    <ChartTip {...at} width={picture.width} height={picture.height}>
      <b className="font-medium">{title}</b>
      {lines.map((line) => (
        <span key={line} className="opacity-80">
          {line}
        </span>
      ))}
    </ChartTip>
  );
}

/** Heights in rows of the resting lists. */
const RESTING = [3, 2, 2, 1, 1, 1] as const;

function FlowMapSkeleton({ height }: { height: number }) {
  const list = RESTING.map((rows, index) => (
    <div key={index} style={{ height: rows * ROW }} className="flex items-center gap-2">
      <Skeleton className="size-4" />
      <Skeleton className="h-2.5 w-32 min-w-0" />
    </div>
  ));
  return (
    <div aria-hidden className="@container overflow-hidden" style={{ height }}>
      <div className={`${COLUMNS} mt-8`}>
        <div>{list}</div>
        <div className="flex justify-between @max-2xl:hidden">
          <Skeleton className="h-3/4 w-1.25" />
          <Skeleton className="h-3/4 w-1.25" />
        </div>
        <div>{list}</div>
      </div>
    </div>
  );
}
