import type { FlowFilter, FlowMap } from '@waybill/contract';
import { Tabs, textOf } from '@waybill/ui';
import { useMemo } from 'react';
import { discoveryText } from './discovery.text.ts';
import { FLOW_TABS, type FlowTab, type FlowView } from './filter/flow-view.ts';
import type { FlowActions } from './filter/use-flow-actions.ts';
import { isRealPair } from './flow-ends.ts';
import { narrowFlows } from './map/map-parts.ts';
import { ReviewsTab } from './review/ReviewsTab.tsx';
import { ChangesTab } from './tabs/ChangesTab.tsx';
import { EventsTab } from './tabs/EventsTab.tsx';
import { FlowsTab } from './tabs/FlowsTab.tsx';
import { ObjectsTab } from './tabs/ObjectsTab.tsx';
import { PeopleTab } from './tabs/PeopleTab.tsx';

export interface FlowTabsProps {
  view: FlowView;
  /** The ticked part, or the traced pair. */
  filter: FlowFilter;
  map: FlowMap | undefined;
  actions: FlowActions;
}

/** Details of the bands: flows, objects, people, events, and decisions with deviations. */
export function FlowTabs({ view, filter, map, actions }: FlowTabsProps) {
  const text = textOf(discoveryText);
  const part = useMemo(() => map && narrowFlows(map, view), [map, view]);
  const counts: Partial<Record<FlowTab, number | undefined>> = {
    flows: part?.bands.filter(isRealPair).length,
    objects: map?.total.objects ?? undefined,
    people: map?.total.people ?? undefined,
    events: map?.total.events,
  };
  return (
    <div className="mt-2 border-t border-line">
      <Tabs
        label={text.tabs}
        className="px-4"
        activeKey={view.tab}
        onChange={(key) => actions.setTab(FLOW_TABS.find((known) => known === key) ?? 'flows')}
        items={FLOW_TABS.map((key) => ({
          key,
          label: text[`${key}Tab`],
          count: counts[key],
        }))}
      >
        <TabBody view={view} filter={filter} map={map} actions={actions} />
      </Tabs>
    </div>
  );
}

function TabBody({ view, filter, map, actions }: FlowTabsProps) {
  switch (view.tab) {
    case 'flows':
      return <FlowsTab map={map} filter={filter} view={view} actions={actions} />;
    case 'objects':
      return <ObjectsTab filter={filter} actions={actions} />;
    case 'people':
      return <PeopleTab filter={filter} actions={actions} />;
    case 'events':
      return <EventsTab filter={filter} actions={actions} />;
    case 'reviews':
      return <ReviewsTab filter={filter} view={view} actions={actions} />;
    case 'changes':
      return <ChangesTab filter={filter} level={view.level} actions={actions} />;
  }
}
