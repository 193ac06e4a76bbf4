import '@xyflow/react/dist/base.css';
import {
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  ViewportPortal,
  type EdgeTypes,
  type NodeTypes,
} from '@xyflow/react';
import { formatCount, textOf } from '@waybill/ui';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { foldKey } from '../graph/fold-siblings.ts';
import { LANE_NAMES } from '../graph/lane-of.ts';
import { toggled, expansionKey, type Direction } from '../state/trace-view.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { traceText } from '../trace.text.ts';
import { canvasDeed, type ZoomKey } from './canvas-key.ts';
import { CanvasContext, type CanvasActions } from './canvas-context.ts';
import { CanvasControls } from './CanvasControls.tsx';
import { flowElements } from './flow-elements.ts';
import { replayed } from './replayed.ts';
import { TraceLegend } from './TraceLegend.tsx';
import { TraceLine } from './TraceLine.tsx';
import { TraceNode } from './TraceNode.tsx';
import { bringIntoSight, firstViewport, ZOOM } from './viewport.ts';

const NODE_TYPES: NodeTypes = { trace: TraceNode };
const LINE_TYPES: EdgeTypes = { trace: TraceLine };

export interface TraceCanvasProps {
  drawn: DrawnTrace;
  /** Subject of the drawing, for its accessible name. */
  title: string;
  selectedId: string | null;
  expanded: readonly string[];
  /** Nodes that the search found. */
  matches: ReadonlySet<string>;
  /** The one to scroll into view. */
  matchId: string | null;
  /** Steps replayed so far; null: all. */
  happened: ReadonlySet<string> | null;
  onSelect: (id: string | null) => void;
  onExpand: (expanded: string[]) => void;
}

/** The drawing of a trace. Only what is in sight is in the page. */
export function TraceCanvas(props: TraceCanvasProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing(props: TraceCanvasProps) {
  const { drawn, selectedId, matches, matchId, happened, onSelect, onExpand, expanded } = props;
  const text = textOf(traceText);
  const shown = useMemo(() => replayed(drawn, happened), [drawn, happened]);
  const { nodes, links } = useMemo(
    () => flowElements({ drawn, selectedId, matches, shown }),
    [drawn, selectedId, matches, shown],
  );
  const sight = useSight(drawn);
  const walk = useWalk(drawn, selectedId, sight.show);
  const { show } = sight;
  useEffect(() => {
    if (matchId !== null) show(matchId);
  }, [matchId, show]);
  useEffect(() => {
    if (selectedId !== null) show(nodeOfSelection(drawn, selectedId));
    // Only a new selection moves the drawing, never a change of the drawing itself.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [selectedId]);

  const toggle = (direction: Direction, versionId: string): void =>
    onExpand(toggled(expanded, expansionKey(direction, versionId)));
  const actions: CanvasActions = {
    select: onSelect,
    toggle,
    unfold: (foldId) => onExpand([...expanded, foldKey(foldId)]),
    activeId: walk.activeId,
    takesFocus: walk.takesFocus,
    focusSerial: walk.focusSerial,
  };

  function press(event: KeyboardEvent): void {
    const at = nodeAt(event.target);
    const deed = at === null ? null : canvasDeed(event, at, drawn);
    if (deed === null) return;
    if (deed.kind === 'go') walk.goTo(deed.to);
    else if (deed.kind === 'toggle') toggle(deed.direction, deed.versionId);
    else sight.zoom(deed.by);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <CanvasContext value={actions}>
      <ReactFlow
        aria-label={text.graphLabel(props.title)}
        nodes={nodes}
        edges={links}
        nodeTypes={NODE_TYPES}
        edgeTypes={LINE_TYPES}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        panOnScroll
        zoomOnDoubleClick={false}
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        proOptions={{ hideAttribution: true }}
        onMoveStart={(event) => event !== null && sight.noteOwnMove()}
        onPaneClick={() => onSelect(null)}
        onKeyDown={press}
        className="bg-canvas bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[20px_20px]"
      >
        <ViewportPortal>
          <Lanes drawn={drawn} />
        </ViewportPortal>
        <TraceLegend links={drawn.links} />
        <CanvasControls zoom={sight.zoom} />
      </ReactFlow>
    </CanvasContext>
  );
}

/** The frames of the lanes with their names, behind everything. */
function Lanes({ drawn }: { drawn: DrawnTrace }) {
  const text = textOf(traceText);
  return (
    <div aria-hidden className="pointer-events-none absolute -z-10">
      {drawn.layout.lanes.map(({ x, y, width, height }, index) => {
        const name = LANE_NAMES[index] ?? 'object';
        const count = drawn.nodes.filter(({ lane, kind }) => lane === index && kind !== 'gap');
        return (
          <div
            key={name}
            style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
            className="absolute rounded-lg border border-dashed border-line bg-canvas/60 px-2.5 py-2 text-sm font-medium text-ink-2"
          >
            <span className="flex justify-between">
              {text[`lane_${name}`]}
              <span className="font-normal text-ink-3">{formatCount(count.length)}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The node that a part of the page is in; null: none. */
function nodeAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('[data-node]') : null;
  return element?.getAttribute('data-node') ?? null;
}

/** The node to scroll into view for a selection: for an edge its target. */
function nodeOfSelection(drawn: DrawnTrace, selectedId: string): string {
  const edge = drawn.edges.find(({ edgeId }) => edgeId === selectedId);
  const id = edge?.to ?? selectedId;
  return drawn.folded.foldOf.get(id) ?? id;
}

/** Visible area, and how to move it. */
function useSight(drawn: DrawnTrace) {
  const flow = useReactFlow();
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const isOwnMove = useRef(false);
  const { layout } = drawn;
  const paths = drawn.paths.drawn.map(({ pathId }) => pathId).join();
  const seenPaths = useRef('');

  useEffect(() => {
    if (width === 0 || height === 0) return;
    const isNew = seenPaths.current !== paths;
    seenPaths.current = paths;
    // Expanded parts grow next to the visible ones; the reader's position stays.
    if (!isNew && isOwnMove.current) return;
    isOwnMove.current = false;
    void flow.setViewport(firstViewport(layout, { width, height }));
  }, [flow, layout, paths, width, height]);

  const room = useRef({ width, height, layout });
  useEffect(() => {
    room.current = { width, height, layout };
  }, [width, height, layout]);
  return useMemo(
    () => ({
      noteOwnMove: () => void (isOwnMove.current = true),
      show(id: string): void {
        const box = room.current.layout.nodes.get(id);
        if (box === undefined || room.current.width === 0) return;
        const viewport = flow.getViewport();
        const next = bringIntoSight(viewport, box, room.current);
        if (next === viewport) return;
        isOwnMove.current = true;
        void flow.setViewport(next);
      },
      zoom(key: ZoomKey): void {
        isOwnMove.current = key !== '0';
        if (key === '+') void flow.zoomIn();
        else if (key === '-') void flow.zoomOut();
        else void flow.fitBounds({ x: 0, y: 0, ...sizeOf(room.current.layout) }, { padding: 0.05 });
      },
    }),
    [flow],
  );
}

function sizeOf({ width, height }: DrawnTrace['layout']) {
  return { width, height };
}

/** The keyboard's position in the drawing. */
function useWalk(drawn: DrawnTrace, selectedId: string | null, show: (id: string) => void) {
  const [wishedId, setWishedId] = useState<string | null>(null);
  const [focusSerial, setFocusSerial] = useState(0);
  const focusWanted = useRef<string | null>(null);
  const isThere = (id: string | null): id is string => id !== null && drawn.layout.nodes.has(id);
  const first = drawn.nodes.find(({ kind }) => kind !== 'gap')?.id ?? null;
  const takesFocus = useCallback((id: string): boolean => {
    const isWanted = focusWanted.current === id;
    if (isWanted) focusWanted.current = null;
    return isWanted;
  }, []);
  return {
    activeId: [wishedId, selectedId].find(isThere) ?? first,
    takesFocus,
    focusSerial,
    goTo(id: string | null): void {
      if (id === null) return;
      focusWanted.current = id;
      setWishedId(id);
      setFocusSerial((serial) => serial + 1);
      show(id);
    },
  };
}
