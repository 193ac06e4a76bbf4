import { useMemo } from 'react';
import { useFlowActions } from './filter/use-flow-actions.ts';
import { useFlowView } from './filter/use-flow-view.ts';
import { endNames } from './flow-ends.ts';
import { FlowsView } from './FlowsView.tsx';
import { FlowTabs } from './FlowTabs.tsx';
import { PickedBar } from './review/PickedBar.tsx';
import { TraceView } from './TraceView.tsx';
import { useFlowMaps } from './use-flow-map.ts';

/** Where data moves: a map of origins and destinations, or the trace of a pair, with details. */
export function DiscoveryPage() {
  const shown = useFlowView();
  const actions = useFlowActions();
  const maps = useFlowMaps(shown);
  const { view, pair } = shown;
  const whole = maps.whole.data;
  const chosen = maps.chosen.data;
  // Ticked places may be outside the map's named ones.
  const names = useMemo(() => {
    const [all, some] = [endNames(whole), endNames(chosen)];
    return {
      source: new Map([...some.source, ...all.source]),
      target: new Map([...some.target, ...all.target]),
    };
  }, [whole, chosen]);
  const hasFlows = whole === undefined ? maps.whole.error === undefined : whole.total.events > 0;
  // Two objects have no flow: their trace has no details.
  const hasBehind = pair === null ? hasFlows : chosen === undefined || chosen.total.events > 0;
  return (
    <div className="relative flex min-h-full flex-col bg-surface">
      {pair === null ? (
        <FlowsView shown={shown} maps={maps} names={names} actions={actions} />
      ) : (
        <TraceView pair={pair} map={chosen} range={view.filter} actions={actions} />
      )}
      {hasBehind && <FlowTabs view={view} filter={shown.chosen} map={chosen} actions={actions} />}
      <PickedBar view={view} map={whole} names={names} actions={actions} />
    </div>
  );
}
