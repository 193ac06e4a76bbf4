import { EmptyState, Panel, textOf } from '@waybill/ui';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { permissionHint } from '../../app/http/api-error.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { BoardContext, type Board } from '../../components/dashboard/board-context.ts';
import { toggleMark } from '../../components/dashboard/board-filter.ts';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { useBoardRead, type BoardRead } from '../../components/dashboard/use-board-read.ts';
import { HiddenNotice } from '../../components/cases/HiddenNotice.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { useMedia } from '../../components/use-media.ts';
import { FirstSteps } from './checklist/FirstSteps.tsx';
import { dashboardText } from './dashboard.text.ts';
import { CrossFilterBar } from './frame/CrossFilterBar.tsx';
import { DashboardHeader } from './frame/DashboardHeader.tsx';
import { LoadProgress } from './frame/LoadProgress.tsx';
import { WidgetFrame } from './frame/WidgetFrame.tsx';
import { PlainGrid } from './layout/PlainGrid.tsx';
import { useLayout, type Layout, type SaveLayout } from './layout/use-layout.ts';

/** The code loads only when arranging. */
const ArrangeGrid = lazy(async () => {
  const { ArrangeGrid: Grid } = await import('./arrange/ArrangeGrid.tsx');
  return { default: Grid };
});

/** All numbers of the dashboard are from one snapshot; each links to the list that it counts. */
export function DashboardScreen({ saveLayout }: { saveLayout: SaveLayout }) {
  const { can } = useSessionInfo();
  if (can('detection:read')) return <AllowedDashboard saveLayout={saveLayout} />;
  return (
    <EmptyState
      kind="notAllowed"
      title={textOf(dashboardText).nothing}
      description={permissionHint('detection:read')}
    />
  );
}

function AllowedDashboard({ saveLayout }: { saveLayout: SaveLayout }) {
  const read = useBoardRead();
  const layout = useLayout(saveLayout);
  const board = useBoard(read);
  // The header has its first figures immediately; the widgets render after it, individually.
  const isDue = useDeferredValue(board !== null, false);
  const isNarrow = !useMedia('(min-width: 900px)');
  const [isArranging, setIsArranging] = useState(false);
  const arrangeButton = useRef<HTMLButtonElement>(null);
  const { shown, error } = read;
  const hasWidgets = shown === undefined ? error === undefined : shown.data.checklist.hasDetection;
  const isMovable = !isNarrow && hasWidgets;

  function stopArranging(): void {
    // The button has to be there before it gets the focus back.
    flushSync(() => setIsArranging(false));
    arrangeButton.current?.focus();
  }
  return (
    <div className="flex flex-col gap-4 p-5 max-sm:p-3">
      <DashboardHeader
        read={read}
        arrange={isMovable && !isArranging ? () => setIsArranging(true) : undefined}
        arrangeButton={arrangeButton}
      />
      {/* The first steps show the progress of sample data themselves. */}
      {hasWidgets && <LoadProgress load={read.load} />}
      <HiddenNotice count={shown?.data.hidden} />
      <CrossFilterBar cross={read.cross} shown={shown} />
      <BoardContext value={layout.isUnknown || !isDue ? null : board}>
        {isArranging && isMovable ? (
          <Suspense>
            <ArrangeGrid layout={layout} onClose={stopArranging} />
          </Suspense>
        ) : (
          <Contents read={read} layout={layout} isNarrow={isNarrow} />
        )}
      </BoardContext>
    </div>
  );
}

/** The widgets, or their replacement: a failure, or the first steps of an organisation. */
function Contents(props: { read: BoardRead; layout: Layout; isNarrow: boolean }) {
  const { read, layout, isNarrow } = props;
  const { shown, error } = read;
  const text = textOf(dashboardText);
  if (shown === undefined && error !== undefined) {
    return (
      <Panel>
        <ErrorPanel
          error={error}
          permission="detection:read"
          isRetrying={read.isReading}
          onRetry={read.reload}
        />
      </Panel>
    );
  }
  if (shown !== undefined && !shown.data.checklist.hasDetection) {
    return <FirstSteps data={shown.data} />;
  }
  if (layout.places.length === 0) {
    return (
      <EmptyState kind="nothingYet" title={text.noWidgets} description={text.noWidgetsDetail} />
    );
  }
  const widgetOf = (id: string) => layout.widgets.find((widget) => widget.id === id);
  return (
    <div aria-busy={shown === undefined || read.isOld} className={read.isOld ? 'opacity-60' : ''}>
      <PlainGrid
        places={layout.places}
        isNarrow={isNarrow}
        isOwnHeight={(id) => widgetOf(id)?.isBare === true}
      >
        {(id) => {
          const widget = widgetOf(id);
          return widget === undefined ? null : <WidgetFrame widget={widget} />;
        }}
      </PlainGrid>
    </div>
  );
}

/** The newest response with its actions; null before the first one. */
function useBoard({ shown, cross }: BoardRead): Board | null {
  const { setParams, navigate } = useNavigator();
  return useMemo(() => {
    if (shown === undefined) return null;
    const { data, filter } = shown;
    return {
      data,
      filter,
      cross,
      toggle: (mark) => setParams((params) => toggleMark(params, mark)),
      listAddress: (counted, own, sort) => listAddress(filter, counted, own, sort),
      open: (address) => {
        if (address !== null) navigate(address);
      },
    };
    // The response and its request change together, but as a new object on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown?.data, shown?.filter, cross, setParams, navigate]);
}
