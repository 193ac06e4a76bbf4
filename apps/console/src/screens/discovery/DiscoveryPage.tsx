import { Button, ProgressBar, textOf } from '@waybill/ui';
import { useMemo } from 'react';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Icon } from '../../components/icons.ts';
import { discoveryText } from './discovery.text.ts';
import { EmptyFlows } from './EmptyFlows.tsx';
import { FlowFilterLine } from './filter/FlowFilterLine.tsx';
import { useFlowActions } from './filter/use-flow-actions.ts';
import { useFlowView } from './filter/use-flow-view.ts';
import { endNames } from './flow-ends.ts';
import { FlowHeader } from './FlowHeader.tsx';
import { FlowHistogram } from './FlowHistogram.tsx';
import { FlowTabs } from './FlowTabs.tsx';
import { FlowMapPanel } from './map/FlowMapPanel.tsx';
import { PickedBar } from './review/PickedBar.tsx';
import { TraceHead } from './TraceHead.tsx';
import { useFlowMaps } from './use-flow-map.ts';

/** Where data moves: a map of origins and destinations, and what is behind it. */
export function DiscoveryPage() {
  const text = textOf(discoveryText);
  const shown = useFlowView();
  const actions = useFlowActions();
  const { whole, chosen } = useFlowMaps(shown);
  const map = whole.data;
  const names = useMemo(() => endNames(map), [map]);
  const { view, pair } = shown;
  const isReading = whole.isValidating || chosen.isValidating;
  function refresh(): void {
    void whole.mutate();
    if (chosen.mutate !== whole.mutate) void chosen.mutate();
  }

  if (whole.error !== undefined && map === undefined) {
    return (
      <div className="h-full bg-surface">
        <FlowHeader map={undefined} isReading={isReading} onRefresh={refresh} />
        <ErrorPanel
          error={whole.error}
          permission="activity:read"
          isRetrying={isReading}
          onRetry={refresh}
        />
      </div>
    );
  }
  const isEmpty = map !== undefined && map.total.events === 0;
  return (
    <div className="relative flex min-h-full flex-col bg-surface">
      {isReading && map !== undefined && (
        <div className="absolute inset-x-0 top-0 z-20">
          <ProgressBar label={text.refresh} isLabelHidden />
        </div>
      )}
      <FlowHeader map={map} isReading={isReading} onRefresh={refresh} />
      <FlowFilterLine shown={shown} map={map} names={names} actions={actions} />
      {isEmpty && pair === null ? (
        <div className="border-t border-line">
          <EmptyFlows shown={shown} map={map} actions={actions} />
        </div>
      ) : (
        <>
          <FlowHistogram map={chosen.data} range={view.filter} actions={actions} />
          <div className="border-t border-line">
            {pair === null ? (
              <FlowMapPanel shown={shown} map={map} chosen={chosen.data} actions={actions} />
            ) : (
              <div className="flex flex-wrap items-center gap-4 px-4 py-3">
                <Button
                  icon={<Icon.back aria-hidden />}
                  title={text.backToFlowsHint}
                  onClick={actions.closeTrace}
                >
                  {text.backToFlows}
                </Button>
                <TraceHead pair={pair} map={chosen.data} />
              </div>
            )}
          </div>
          <FlowTabs view={view} filter={shown.chosen} map={chosen.data} actions={actions} />
        </>
      )}
      <PickedBar view={view} map={map} names={names} actions={actions} />
    </div>
  );
}
