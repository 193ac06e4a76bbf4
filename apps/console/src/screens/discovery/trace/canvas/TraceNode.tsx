import { Handle, Position, type NodeProps } from '@xyflow/react';
import { Avatar, SeverityGlyph, SourceGlyph, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../../components/icons.ts';
import { LANE_NAMES } from '../graph/lane-of.ts';
import { traceText } from '../trace.text.ts';
import { useCanvas } from './canvas-context.ts';
import type { FlowNode } from './flow-elements.ts';
import { ObjectGlyph } from './ObjectGlyph.tsx';
import { StubButton } from './StubButton.tsx';

const FRAMES = {
  CRITICAL: 'border-critical-line',
  HIGH: 'border-high-line',
  MEDIUM: 'border-medium-line',
  LOW: 'border-low-line',
} as const;

/** One node of the drawing: a version, a person, folded siblings, or a gap. */
export function TraceNode({ id, data }: NodeProps<FlowNode>) {
  const { node } = data;
  return (
    <div className="pointer-events-auto relative size-full">
      <NodeCard id={id} data={data} />
      {/* The library draws no line without node handles; the lines themselves follow the layout. */}
      <Handle type="source" position={Position.Right} isConnectable={false} className="opacity-0" />
      <Handle type="target" position={Position.Left} isConnectable={false} className="opacity-0" />
      {node.kind === 'version' && (
        <>
          <StubButton direction="up" version={node.version} stub={node.up} />
          <StubButton direction="down" version={node.version} stub={node.down} />
        </>
      )}
    </div>
  );
}

interface NodeCardProps {
  id: string;
  data: FlowNode['data'];
}

function NodeCard({ id, data }: NodeCardProps) {
  const text = textOf(traceText);
  const { activeId, takesFocus, focusSerial, unfold, select } = useCanvas();
  const { node, words, severity } = data;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus(id)) button.current?.focus({ preventScroll: true });
  }, [id, takesFocus, focusSerial]);

  const lane = LANE_NAMES[node.lane] ?? 'object';
  function press(): void {
    if (node.kind === 'fold') unfold(node.fold.id);
    // A gap has the facts of the version after it, or of its step.
    else select(node.kind === 'gap' ? (node.edge?.edgeId ?? node.version.versionId) : id);
  }
  return (
    <button
      ref={button}
      type="button"
      tabIndex={activeId === id ? 0 : -1}
      aria-pressed={data.isSelected}
      title={`${words.title}\n${words.detail}`}
      data-node={id}
      onClick={press}
      className={clsx(
        'flex size-full items-center gap-2.5 rounded-md border px-2.5 text-left transition-colors',
        lookOf(data),
      )}
    >
      <Picture data={data} />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{text.inLane(text[`lane_${lane}`])}</span>
        <span
          className={clsx(
            'block truncate text-sm/4 font-medium text-ink',
            words.isFileName && 'font-mono',
          )}
        >
          {words.title}
        </span>
        <span className="block truncate text-xs/4 text-ink-3">{words.detail}</span>
      </span>
      {severity !== null && <SeverityGlyph severity={severity} isNamed />}
    </button>
  );
}

function lookOf({ node, severity, isSelected, isMatch }: FlowNode['data']): string {
  return clsx(
    node.kind === 'gap'
      ? 'border-dashed border-line-control bg-sunken'
      : 'bg-raised hover:border-line-control dark:bg-surface',
    node.kind !== 'gap' && (severity === null ? 'border-line-2' : FRAMES[severity]),
    node.kind === 'fold' && 'shadow-[3px_3px_0_-1px_var(--surface),3px_3px_0_0_var(--line-2)]',
    isSelected && 'border-accent! ring-2 ring-accent/40',
    !isSelected && isMatch && 'border-accent! bg-accent-soft!',
  );
}

function Picture({ data: { node, words } }: { data: FlowNode['data'] }) {
  if (node.kind === 'person') {
    return (
      <span className="grid size-7 shrink-0 place-items-center">
        <Avatar name={words.title} size="md" />
      </span>
    );
  }
  if (node.kind === 'gap') return <Icon.gap aria-hidden className="size-4 shrink-0 text-ink-3" />;
  if (words.place !== null) return <SourceGlyph name={words.place} size="md" />;
  return <ObjectGlyph kind={node.kind === 'fold' ? node.fold.kind : node.version.locationKind} />;
}
