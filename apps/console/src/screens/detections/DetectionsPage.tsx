import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useAddToCase } from '../../components/cases/use-add-to-case.tsx';
import { DetectionPeek } from '../../components/detection/DetectionPeek.tsx';
import { trailAround } from '../../components/detection/detection-trail.ts';
import { usePolicyNames } from '../../components/detection/use-policy-names.ts';
import { FacetPanel } from './filter/FacetPanel.tsx';
import { useFacetPanel } from './filter/use-facet-panel.ts';
import { typeNamesOf } from './filter/facet-view.ts';
import { FilterLine } from './filter/FilterLine.tsx';
import { useFilterFields } from './filter/use-filter-fields.ts';
import { useDetectionView } from './filter/use-detection-view.ts';
import { GroupedList } from './list/GroupedList.tsx';
import { ListTop } from './ListTop.tsx';
import { DetectionHistogram } from './list/DetectionHistogram.tsx';
import { ListBody } from './list/ListBody.tsx';
import { TriageFoot } from './list/TriageFoot.tsx';
import { useListColumns } from './list/use-list-columns.ts';
import { useListData } from './list/use-list-data.ts';
import { useListSelection } from './list/use-list-selection.ts';
import { useListTriage } from './list/use-list-triage.ts';
import { useNewest } from './list/use-newest.ts';
import { useListView } from './use-list-view.ts';

/** The list of detections: filters, figures and rows, all of them following the address. */
export function DetectionsPage() {
  const { pathname, search } = useLocation();
  const { view, filter } = useDetectionView();
  const { sort, selectedId, groups } = view;
  const actions = useListView();
  const policyNames = usePolicyNames();

  const data = useListData(filter, sort);
  const { list, summary, figures } = data;
  // The panel may lag a frame behind keyboard navigation in the list.
  const shownId = useDeferredValue(selectedId);
  const ids = useMemo(() => list.rows.map((row) => row.detectionId), [list.rows]);
  const openFull = useNewest((detectionId: string) =>
    actions.openFull(detectionId, trailAround(ids, detectionId, `${pathname}${search}`)),
  );
  const [activeKey, setActiveKey] = useState<string | null>(selectedId);
  const selection = useListSelection(filter, figures?.total);
  const triage = useListTriage({
    rows: list.rows,
    activeKey,
    isPanelOpen: selectedId !== null,
    selection,
    asOf: figures?.asOf,
    onMove: (key) => {
      setActiveKey(key);
      if (selectedId !== null) actions.walkTo(key);
    },
    onOpen: actions.openPanel,
    onChanged: () => void data.refresh(),
  });
  const addToCase = useAddToCase();
  const typeNames = useMemo(() => typeNamesOf(figures), [figures]);
  const { columns, layout, setLayout, ...shown } = useListColumns({
    openFull,
    policyNames,
    typeNames,
    hasPeek: selectedId !== null,
  });
  const { fields, named } = useFilterFields({
    filter,
    summary: figures,
    rows: list.rows,
    policyNames,
    hasPolicies: data.hasPolicies,
  });
  const panel = useFacetPanel({ hasPeek: selectedId !== null, hasFacets: !data.hasNoFigures });
  return (
    <div className="flex h-full min-h-0 bg-surface">
      <div className="flex min-w-0 flex-1 flex-col">
        <ListTop
          filter={filter}
          figures={figures}
          columns={columns}
          layout={layout}
          onLayoutChange={setLayout}
          shown={shown}
          groups={groups}
          onGroupsChange={actions.groupBy}
        />
        <FilterLine
          filter={filter}
          fields={fields}
          named={named}
          summary={figures}
          actions={actions}
          panel={panel}
        />
        {/* If nothing could be read, the list says so once. */}
        {!(data.hasNoFigures && list.error !== undefined) && (
          <DetectionHistogram summary={summary} filter={filter} actions={actions} />
        )}
        <div className="flex min-h-0 flex-1 border-t border-line">
          <FacetPanel summary={figures} filter={filter} actions={actions} panel={panel} />
          {groups.length > 0 ? (
            <GroupedList view={view} filter={filter} groups={groups} />
          ) : (
            <ListBody
              list={list}
              view={view}
              filter={filter}
              summary={figures}
              actions={actions}
              openFull={openFull}
              columns={columns}
              names={{ policyNames, typeNames }}
              layout={layout}
              shape={shown.shape}
              onLayoutChange={setLayout}
              isLayoutReady={shown.isReady}
              newCount={data.newCount}
              onRefresh={() => void data.refresh()}
              selection={selection}
              activeKey={activeKey}
              onActiveChange={triage.moveTo}
            />
          )}
        </div>
        <TriageFoot
          triage={triage}
          selection={selection}
          total={figures?.total}
          isGrouped={groups.length > 0}
          more={[addToCase.item({ detectionIds: [...selection.keys], isAll: selection.isAll })]}
        />
        {addToCase.dialog}
      </div>
      {shownId !== null && (
        <DetectionPeek
          detectionId={shownId}
          triage={triage.one}
          onClose={actions.closePanel}
          onOpenFull={() => openFull(shownId)}
        />
      )}
    </div>
  );
}
