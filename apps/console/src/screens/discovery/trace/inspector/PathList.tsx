import {
  Badge,
  Checkbox,
  formatPercent,
  Segmented,
  SidePanel,
  textOf,
  type Tone,
} from '@waybill/ui';
import { clsx } from 'clsx';
import { wordOf } from '../../../../components/detection/word-of.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { orderedPaths } from '../graph/chosen-paths.ts';
import {
  PATH_ORDERS,
  toggled,
  type PathOrder,
  type TracePath,
  type TraceView,
} from '../state/trace-view.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { PANEL_WIDTH } from './Inspector.tsx';
import { inspectorText } from './inspector.text.ts';

export interface PathListProps {
  drawn: DrawnTrace;
  order: PathOrder;
  onChange: (change: Partial<TraceView>) => void;
  onClose: () => void;
}

/** Least risk of each tone. */
const RISK_TONES: readonly (readonly [number, Tone])[] = [
  [80, 'critical'],
  [60, 'high'],
  [35, 'medium'],
];

function riskTone(risk: number): Tone {
  return RISK_TONES.find(([least]) => risk >= least)?.[1] ?? 'neutral';
}

/** The distinct paths of a trace in order; the chosen ones are drawn. */
export function PathList({ drawn, order, onChange, onClose }: PathListProps) {
  const text = textOf(inspectorText);
  const { paths } = drawn.trace;
  const drawnIds = drawn.paths.drawn.map(({ pathId }) => pathId);
  return (
    <SidePanel
      isOpen
      width={PANEL_WIDTH}
      label={text.paths}
      header={<h2 className="truncate font-medium">{text.pathCount(paths.length)}</h2>}
      onClose={onClose}
    >
      <div className="border-b border-line px-4 py-3">
        <Segmented
          label={text.order}
          items={PATH_ORDERS.map((key) => ({ key, label: text[key] }))}
          activeKeys={[order]}
          onToggle={(key) => onChange({ order: PATH_ORDERS.find((one) => one === key) ?? 'risk' })}
        />
      </div>
      <ol>
        {orderedPaths(paths, order).map((path, index) => (
          <PathLine
            key={path.pathId}
            path={path}
            rank={index + 1}
            isDrawn={drawnIds.includes(path.pathId)}
            // The last one stays: there is always something drawn.
            onToggle={() => onChange({ pathIds: toggled(drawnIds, path.pathId), isCompact: false })}
            onOnly={() => onChange({ pathIds: [path.pathId], isCompact: false })}
          />
        ))}
      </ol>
    </SidePanel>
  );
}

interface PathLineProps {
  path: TracePath;
  rank: number;
  isDrawn: boolean;
  onToggle: () => void;
  onOnly: () => void;
}

function PathLine({ path, rank, isDrawn, onToggle, onOnly }: PathLineProps) {
  const text = textOf(inspectorText);
  const title = text.pathTitle(rank);
  return (
    <li
      className={clsx(
        'flex items-start gap-3 border-b border-line px-4 py-3',
        isDrawn && 'bg-selected',
      )}
    >
      <Checkbox
        aria-label={text.alsoDraw(title)}
        checked={isDrawn}
        onChange={onToggle}
        className="pt-0.5"
      />
      <button
        type="button"
        aria-pressed={isDrawn}
        onClick={onOnly}
        className="min-w-0 flex-1 rounded-xs text-left"
      >
        <span className="flex items-center justify-between gap-2">
          <span className="text-base font-medium">
            <span className="sr-only">{text.drawOnly} </span>
            {title}
          </span>
          <Badge tone={riskTone(path.risk)}>{text.riskIs(path.risk)}</Badge>
        </span>
        <span className="mt-1 block text-sm text-pretty text-ink-2">
          {path.actions.map((action) => wordOf(action)).join(' → ')}
        </span>
        <span className="mt-1 block text-sm text-ink-3">
          {[
            text.hops(path.hops),
            text.systems(path.systems),
            text.sure(formatPercent(path.minConfidence)),
          ].join(' · ')}
        </span>
        <span className="block text-sm text-ink-3">
          {text.span(localDateTime(path.firstAt), localDateTime(path.lastAt))}
        </span>
      </button>
    </li>
  );
}
