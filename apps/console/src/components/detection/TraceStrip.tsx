import type { LineageEdge, LineageVersion } from '@waybill/contract';
import { Kbd, Panel, Skeleton, SourceGlyph, textOf } from '@waybill/ui';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../app/http/api-error.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import type { ResponseOf } from '../../app/http/routes-type.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { Icon } from '../icons.ts';
import { tracePath } from '../lineage/lineage-address.ts';
import { takesText } from '../takes-text.ts';
import { stripParts, type StripPart } from './strip-parts.ts';
import { traceStripText } from './trace-strip.text.ts';
import { useFirstLineage } from './use-first-lineage.ts';
import { wordOf } from './word-of.ts';

type Trace = ResponseOf<'/v1/traces/{originId}/{destinationId}'>;

/** Nodes of a path that the strip shows whole. */
const MOST_NODES = 6;
/** Nodes of a path that the story in short tells about already. */
const MOST_TOLD = 2;
const STEADY = { revalidateOnFocus: false } as const;

export interface TraceStripProps {
  detectionId: string;
  /** Its container; a panel by default. */
  frame?: ComponentType<{ title: string; aside?: ReactNode; children: ReactNode }>;
  title?: string;
  /** The short story above the strip, which then shows only the rest. */
  lead?: ReactNode;
}

/** Origin and destination of a detection's data, in one line; the key T opens the whole trace. */
export function TraceStrip(props: TraceStripProps) {
  const { can } = useSessionInfo();
  const { frame: Frame = Panel, title = textOf(traceStripText).trace, lead } = props;
  if (can('activity:read')) return <Strip {...props} frame={Frame} title={title} />;
  return lead === undefined ? null : <Frame title={title}>{lead}</Frame>;
}

function Strip({
  detectionId,
  frame: Frame,
  title,
  lead,
}: TraceStripProps & Required<Pick<TraceStripProps, 'frame' | 'title'>>) {
  const text = textOf(traceStripText);
  const found = useDetectionTrace(detectionId);
  const address = found.ends === null ? null : tracePath(found.ends);
  useTraceKey(address);
  return (
    <Frame
      title={title}
      aside={
        address !== null && (
          <span className="inline-flex items-center gap-1.5">
            <Link
              to={address}
              className="rounded-sm text-accent underline-offset-2 hover:underline"
            >
              {text.open}
            </Link>
            <Kbd>T</Kbd>
          </span>
        )
      }
    >
      {lead}
      {lead === undefined ? (
        <StripBody {...found} />
      ) : (
        found.trace !== undefined &&
        (found.trace.paths[0]?.versionIds.length ?? 0) > MOST_TOLD && (
          <div className="mt-3">
            <StripBody {...found} />
          </div>
        )
      )}
    </Frame>
  );
}

/** Its trace: three consecutive reads. */
function useDetectionTrace(detectionId: string) {
  const { first, lineage, hasEvent } = useFirstLineage(detectionId);
  const ends = lineage.data?.trace ?? null;
  const trace = useRead(
    ends === null ? null : '/v1/traces/{originId}/{destinationId}',
    { params: ends ?? { originId: '', destinationId: '' }, query: { limit: 1 } },
    STEADY,
  );
  return {
    ends,
    trace: trace.data,
    reason: lineage.data?.unjoined ?? null,
    hasNone: !hasEvent || (lineage.data !== undefined && ends === null),
    failed: [first, lineage, trace].find(({ error }) => error !== undefined),
  };
}

function StripBody({ trace, reason, hasNone, failed }: ReturnType<typeof useDetectionTrace>) {
  const text = textOf(traceStripText);
  // A detection's event may be removed earlier than the detection.
  const isGone = failed?.error instanceof ApiError && failed.error.status === 404;
  if (failed !== undefined && !isGone) {
    return (
      <ErrorPanel
        error={failed.error}
        permission="activity:read"
        isRetrying={failed.isLoading}
        onRetry={() => void failed.mutate()}
      />
    );
  }
  if (hasNone || isGone) {
    return <p className="text-base text-ink-2">{reason === null ? text.noTrace : text[reason]}</p>;
  }
  if (trace !== undefined) return <Way trace={trace} />;
  return (
    <div role="status" aria-busy="true" aria-label={text.loading}>
      <Skeleton className="h-9 w-full" />
    </div>
  );
}

/** T opens the trace, except in text fields and under overlays. */
function useTraceKey(address: string | null): void {
  const { navigate } = useNavigator();
  useEffect(() => {
    if (address === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || takesText(event.target)) return;
      if (document.querySelector('dialog[open], [role=menu], [role=listbox]') !== null) return;
      event.preventDefault();
      navigate(address);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [address, navigate]);
}

/** The first path: origin, steps, destination. */
function Way({ trace }: { trace: Trace }) {
  const text = textOf(traceStripText);
  const [path] = trace.paths;
  if (path === undefined) return <p className="text-base text-ink-2">{text.noTrace}</p>;
  const versions = new Map(trace.versions.map((version) => [version.versionId, version]));
  const edges = new Map(trace.edges.map((edge) => [edge.edgeId, edge]));
  const parts = stripParts(
    path.versionIds.flatMap((id) => versions.get(id) ?? []),
    path.edgeIds.flatMap((id) => edges.get(id) ?? []),
    MOST_NODES,
  );
  return (
    <ol aria-label={text.way} className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      {parts.map((part) => (
        <Part key={part.version.versionId} part={part} />
      ))}
    </ol>
  );
}

function Part({ part }: { part: StripPart<LineageVersion, LineageEdge> }) {
  const { version, edge, leftOut } = part;
  const place = version.place?.name ?? version.locationKind;
  return (
    <li className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      {edge !== null && <Step edge={edge} leftOut={leftOut} />}
      <span
        data-cut={`${place} · ${version.name ?? ''}`}
        className="inline-flex h-9 max-w-56 min-w-0 items-center gap-2 rounded-md border border-line bg-sunken px-2"
      >
        <SourceGlyph name={place} />
        <span className="min-w-0">
          <span className="block truncate text-sm/4 font-medium">{place}</span>
          {version.name !== null && (
            <span className="block truncate font-mono text-xs/4 text-ink-3">{version.name}</span>
          )}
        </span>
      </span>
    </li>
  );
}

/** Dashes under the name of a step say how certain it is, as the lines of a trace do. */
const STRENGTHS = {
  certain: 'border-solid',
  likely: 'border-dashed',
  inferred: 'border-dotted',
} as const;

function Step({ edge, leftOut }: { edge: LineageEdge; leftOut: number }) {
  const text = textOf(traceStripText);
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm text-ink-2">
      {leftOut > 0 && <span className="text-ink-3">{text.stepsBetween(leftOut)} ·</span>}
      {edge.action !== null && (
        <span className={`border-b-2 border-line-control ${STRENGTHS[edge.strength]}`}>
          {wordOf(edge.action)}
        </span>
      )}
      <Icon.forward aria-hidden className="size-3.5 text-ink-3" />
    </span>
  );
}
