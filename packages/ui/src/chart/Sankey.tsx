import { clsx } from 'clsx';
import { useMemo } from 'react';
import { formatCount } from '../format/format-count.ts';
import { ScrollRegion } from '../evidence/ScrollRegion.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTip } from './ChartTip.tsx';
import { layOutSankey, type SankeyPicture } from './sankey-layout.ts';
import type { SankeyProps } from './sankey-props.ts';
import type { FlowMark } from './sankey-walk.ts';
import { sankeyTable, wordsOf } from './sankey-words.ts';
import { SankeyIcons } from './SankeyIcons.tsx';
import { SankeyLegend } from './SankeyLegend.tsx';
import { SankeyMarks } from './SankeyMarks.tsx';
import { useFlowWalk } from './use-flow-walk.ts';
import { useMeasured } from './use-measured.ts';

/**
 * Flows: origins on the left, destinations on the right, a ribbon per pair as thick as its volume. Only
 * high and critical ribbons are coloured. Up to about 40 places per side.
 */
export function Sankey(props: SankeyProps) {
  const { links, height = 320 } = props;
  const total = links.reduce((sum, { value }) => sum + value, 0);
  const text = textOf(chartText);
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={total === 0}
      table={() => sankeyTable(links)}
      skeleton={<SankeySkeleton />}
      readOut={
        <p className="truncate text-sm text-ink-3">
          <b className="font-medium text-ink">{formatCount(total)}</b> · {text.origin} →{' '}
          {text.destination}
        </p>
      }
      aside={<SankeyLegend links={links} isWhole={props.isLoading} />}
    >
      {(room) => <Drawing {...props} height={room} />}
    </ChartFrame>
  );
}

function Drawing(props: Omit<SankeyProps, 'height'> & { height: number }) {
  const { label, links, height, iconOf } = props;
  const [width, frame] = useMeasured('clientWidth');
  const picture = useMemo(() => layOutSankey(links, { width, height }), [links, width, height]);
  const walk = useFlowWalk(picture);
  const drawing = (
    <div ref={frame} className="relative" style={{ height: picture.height }}>
      {width > 0 && (
        <>
          <svg
            role="group"
            aria-label={`${label}. ${textOf(chartText).flowKeys}`}
            width={width}
            height={picture.height}
            className="block"
          >
            <SankeyMarks {...props} picture={picture} walk={walk} />
          </svg>
          {iconOf !== undefined && <SankeyIcons picture={picture} iconOf={iconOf} />}
          {walk.active !== null && <Tip mark={walk.active} picture={picture} />}
        </>
      )}
    </div>
  );
  if (picture.height <= height) return drawing;
  return (
    <ScrollRegion label={label} maxHeight={height}>
      {drawing}
    </ScrollRegion>
  );
}

function Tip({ mark, picture }: { mark: FlowMark; picture: SankeyPicture }) {
  const { title, lines } = wordsOf(mark);
  const at =
    mark.kind === 'link'
      ? { x: mark.link.middleX, y: mark.link.middleY }
      : { x: mark.node.x + mark.node.width / 2, y: mark.node.y + mark.node.height / 2 };
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

/** Share of the height of the resting bars. */
const RESTING = [22, 14, 18, 26, 12] as const;

/** Places with their names on both sides, at approximate positions. */
function SankeySkeleton() {
  return (
    <div aria-hidden className="flex h-full justify-between py-1">
      <RestingPlaces shares={RESTING} className="flex-row-reverse" />
      <RestingPlaces shares={RESTING.toReversed()} />
    </div>
  );
}

function RestingPlaces(props: { shares: readonly number[]; className?: string }) {
  return (
    <div className="flex w-[28%] flex-col justify-between">
      {props.shares.map((share) => (
        <span
          key={share}
          style={{ height: `${share}%` }}
          className={clsx('flex items-center gap-2', props.className)}
        >
          <Skeleton className="h-full w-2 shrink-0" />
          <Skeleton className="h-2.5 w-20 min-w-0" />
        </span>
      ))}
    </div>
  );
}
