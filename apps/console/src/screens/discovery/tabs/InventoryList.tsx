import type { ObjectList } from '@waybill/contract';
import {
  Button,
  formatCount,
  PlaceLabel,
  SearchField,
  Segmented,
  textOf,
  type Column,
} from '@waybill/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { readPath } from '../../../app/http/build-path.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { Age } from '../../../components/Age.tsx';
import { ExposureHeat } from './ExposureHeat.tsx';
import type { HeatField } from './exposure-heat.ts';
import { ObjectExposure, ObjectName, ObjectSensitivity } from './object-cells.tsx';
import type { ObjectsTabProps } from './ObjectsTab.tsx';
import { PagedTable } from './PagedTable.tsx';
import { tabsText } from './tabs.text.ts';
import { useOpenObject } from './use-open-object.ts';
import { usePages } from './use-pages.ts';

type InventoryObject = ObjectList['items'][number];

const KINDS = ['allObjects', 'public', 'stale'] as const;
type Kind = (typeof KINDS)[number];

/** Filters of the inventory, with its data. */
function useInventory() {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind>('allObjects');
  const [field, setField] = useState<HeatField | null>(null);
  const q = useDeferredValue(name.trim());
  const narrowed = {
    q: q === '' ? undefined : q,
    isPublic: kind === 'public' ? true : undefined,
    isStale: kind === 'stale' ? true : undefined,
  };
  // The heat map is of all that the name and the kind leave; a field narrows the list alone.
  const summary = useRead(
    '/v1/objects',
    { query: { ...narrowed, limit: 1 } },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const ofField =
    field === null ? {} : { sensitivity: field.sensitivity ?? undefined, exposure: field.exposure };
  const query = { ...narrowed, ...ofField, sort: 'sensitivity' as const };
  const pages = usePages<InventoryObject>((cursor) =>
    readPath('/v1/objects', { query: { ...query, cursor } }),
  );
  return {
    name,
    setName,
    kind,
    setKind,
    field,
    pages,
    summary: summary.data,
    choose: (next: HeatField) => setField(isSame(next, field) ? null : next),
    isNarrowed: field !== null || kind !== 'allObjects' || q !== '',
    clear: () => {
      setField(null);
      setKind('allObjects');
      setName('');
    },
  };
}

/** All known objects: their sensitivity, readers, and number of copies. */
export function InventoryList({ actions }: Pick<ObjectsTabProps, 'actions'>) {
  const text = textOf(tabsText);
  const inventory = useInventory();
  const { name, setName, kind, setKind, field, pages, summary, isNarrowed, clear } = inventory;
  const openObject = useOpenObject(actions);
  const columns = useMemo(() => inventoryColumns(), []);
  const counts = { public: summary?.publicCount, stale: summary?.staleCount };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3">
        <Segmented
          label={text.whichObjects}
          activeKeys={[kind]}
          onToggle={(key) => setKind(KINDS.find((known) => known === key) ?? 'allObjects')}
          items={KINDS.map((key) => ({
            key,
            label: text[key],
            count: key === 'allObjects' ? undefined : counts[key],
          }))}
        />
        <SearchField className="w-64" label={text.findObject} value={name} onChange={setName} />
        {isNarrowed && (
          <Button size="sm" variant="ghost" onClick={clear}>
            {text.clearFilter}
          </Button>
        )}
        <span className="ml-auto text-sm text-ink-3">
          {pages.total !== null && formatCount(pages.total)}
        </span>
      </div>
      <div className="px-4 py-3">
        <ExposureHeat heat={summary?.heat} chosen={field} onChoose={inventory.choose} />
      </div>
      <div className="border-t border-line">
        <PagedTable
          label={text.inventory}
          pages={pages}
          rowKey={({ objectId }) => objectId}
          columns={columns}
          onOpen={({ objectId }) => openObject(objectId)}
          hasPageKeys
          emptyTitle={text.noInventory}
          emptyHelp={text.noInventoryHelp}
          emptyActions={isNarrowed && <Button onClick={clear}>{text.clearFilter}</Button>}
        />
      </div>
    </>
  );
}

function isSame(one: HeatField, other: HeatField | null): boolean {
  return one.sensitivity === other?.sensitivity && one.exposure === other.exposure;
}

function inventoryColumns(): Column<InventoryObject>[] {
  const text = textOf(tabsText);
  return [
    {
      id: 'name',
      header: text.name,
      width: 240,
      grow: 1,
      isFixed: true,
      cell: ({ name, path }) => <ObjectName name={name} path={path} />,
    },
    {
      id: 'place',
      header: text.place,
      width: 200,
      grow: 1,
      priority: 3,
      cell: ({ place }) =>
        place && (
          <PlaceLabel name={place.name} container={place.container} managed={place.managed} />
        ),
    },
    {
      id: 'sensitivity',
      header: text.sensitivityHead,
      width: 140,
      cell: ({ sensitivity }) => <ObjectSensitivity sensitivity={sensitivity} />,
    },
    {
      id: 'exposure',
      header: text.exposure,
      width: 160,
      cell: ({ exposure }) => <ObjectExposure exposure={exposure} />,
    },
    {
      id: 'copies',
      header: text.copies,
      width: 72,
      align: 'end',
      cell: ({ copies, hasMoreCopies }) => `${formatCount(copies)}${hasMoreCopies ? '+' : ''}`,
    },
    {
      id: 'owner',
      header: text.owner,
      width: 170,
      priority: 4,
      cell: ({ owner }) => (
        <span data-cut={owner ?? ''} className="block truncate">
          {owner}
        </span>
      ),
    },
    {
      id: 'lastSeen',
      header: text.lastSeen,
      width: 110,
      align: 'end',
      priority: 2,
      cell: ({ lastSeenAt }) => <Age at={lastSeenAt} />,
    },
  ];
}
