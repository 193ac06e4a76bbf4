import { ProgressBar, textOf } from '@waybill/ui';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { discoveryText } from './discovery.text.ts';
import { EmptyFlows } from './EmptyFlows.tsx';
import { FlowFilterLine } from './filter/FlowFilterLine.tsx';
import type { FlowActions } from './filter/use-flow-actions.ts';
import type { ShownFlows } from './filter/use-flow-view.ts';
import type { EndNames } from './flow-ends.ts';
import { FlowHeader } from './FlowHeader.tsx';
import { FlowHistogram } from './FlowHistogram.tsx';
import { FlowMapPanel } from './map/FlowMapPanel.tsx';
import type { FlowMaps } from './use-flow-map.ts';

export interface FlowsViewProps {
  shown: ShownFlows;
  maps: FlowMaps;
  names: EndNames;
  actions: FlowActions;
}

/** Filters, events over time, and the map of all flows. */
export function FlowsView({ shown, maps, names, actions }: FlowsViewProps) {
  const { whole, chosen } = maps;
  const map = whole.data;
  const isReading = whole.isValidating || chosen.isValidating;
  function refresh(): void {
    void whole.mutate();
    if (shown.hasChosen) void chosen.mutate();
  }
  const header = (
    <FlowHeader
      view={shown.view}
      map={shown.hasChosen ? chosen.data : map}
      isReading={isReading}
      onRefresh={refresh}
    />
  );
  if (whole.error !== undefined && map === undefined) {
    return (
      <>
        {header}
        <ErrorPanel
          error={whole.error}
          permission="activity:read"
          isRetrying={isReading}
          onRetry={refresh}
        />
      </>
    );
  }
  return (
    <>
      {isReading && map !== undefined && (
        <div className="absolute inset-x-0 top-0 z-20">
          <ProgressBar label={textOf(discoveryText).reading} isLabelHidden />
        </div>
      )}
      {header}
      <FlowFilterLine shown={shown} map={map} names={names} actions={actions} />
      {map !== undefined && map.total.events === 0 ? (
        <div className="border-t border-line">
          <EmptyFlows shown={shown} map={map} actions={actions} />
        </div>
      ) : (
        <>
          {shown.view.hasBars && (
            <FlowHistogram map={chosen.data} range={shown.view.filter} actions={actions} />
          )}
          <div className="border-t border-line">
            <FlowMapPanel shown={shown} map={map} chosen={chosen.data} actions={actions} />
          </div>
        </>
      )}
    </>
  );
}
