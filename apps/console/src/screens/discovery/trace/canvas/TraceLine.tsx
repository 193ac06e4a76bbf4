import { EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { Icon } from '../../../../components/icons.ts';
import { dashesOf } from '../graph/link-look.ts';
import { traceText } from '../trace.text.ts';
import { useCanvas } from './canvas-context.ts';
import type { FlowLink } from './flow-elements.ts';

const LINES = {
  CRITICAL: 'stroke-critical fill-critical',
  HIGH: 'stroke-high fill-high',
  MEDIUM: 'stroke-medium fill-medium',
  LOW: 'stroke-low fill-low',
} as const;

const LABELS = {
  CRITICAL: 'border-critical-line bg-critical-soft text-critical-text',
  HIGH: 'border-high-line bg-high-soft text-high-text',
  MEDIUM: 'border-medium-line bg-medium-soft text-medium-text',
  LOW: 'border-low-line bg-low-soft text-low-text',
} as const;

/** One line of the drawing with its label. Steps with a detection are coloured, all others are grey. */
export function TraceLine({ data }: EdgeProps<FlowLink>) {
  const canvas = useCanvas();
  if (data === undefined) return null;
  const { link, path, severity, isSelected } = data;
  const look = isSelected
    ? 'stroke-accent fill-accent'
    : severity === null
      ? 'stroke-flow fill-flow'
      : LINES[severity];
  const [first] = link.edges;
  const isWide = isSelected || (severity !== null && !link.isFirstHalf);
  return (
    <>
      <path
        d={path.d}
        strokeWidth={isWide ? 2 : 1.4}
        strokeDasharray={dashesOf(link)}
        strokeLinecap="round"
        className={clsx(look, 'fill-none!')}
      />
      {!link.isFirstHalf && link.strength !== null && (
        <polygon points={path.arrow} className={clsx(look, 'stroke-none!')} />
      )}
      {first !== undefined && (
        <path
          d={path.d}
          strokeWidth={14}
          className="pointer-events-auto cursor-pointer fill-none stroke-transparent"
          onClick={() => canvas.select(first.edgeId)}
        />
      )}
      <LinkLabel data={data} />
    </>
  );
}

/** The action, and whether the step set something off or was seen twice. A press opens the step. */
function LinkLabel({ data }: { data: NonNullable<FlowLink['data']> }) {
  const text = textOf(traceText);
  const canvas = useCanvas();
  const { link, path, word, severity, isSelected, from, to } = data;
  const [first] = link.edges;
  if (word === null || first === undefined) return null;
  const isPaired = link.edges.length === 1 && first.eventIds.length > 1;
  const marks = [
    severity === null ? null : text.controlPoint,
    isPaired ? text.seenTwice(first.eventIds.length) : null,
  ].filter((mark) => mark !== null);
  return (
    <EdgeLabelRenderer>
      <button
        type="button"
        tabIndex={-1}
        data-edge={first.edgeId}
        aria-pressed={isSelected}
        aria-label={[text.stepLabel(word, from, to), ...marks].join('. ')}
        title={[word, ...marks].join('\n')}
        onClick={() => canvas.select(first.edgeId)}
        style={{
          maxWidth: path.label.room,
          transform: `translate(-50%, -50%) translate(${path.label.x}px, ${path.label.y}px)`,
        }}
        className={clsx(
          'pointer-events-auto absolute inline-flex h-5 items-center gap-1 rounded-sm border px-1.5 text-xs/4 whitespace-nowrap',
          isSelected && 'border-accent! ring-2 ring-accent/40',
          severity === null
            ? 'border-line-2 bg-canvas text-ink-2 hover:text-ink'
            : LABELS[severity],
        )}
      >
        {severity !== null && <Icon.detections aria-hidden className="size-3 shrink-0" />}
        <span className="truncate">{word}</span>
        {isPaired && <Icon.pair aria-hidden className="size-3 shrink-0" />}
      </button>
    </EdgeLabelRenderer>
  );
}
