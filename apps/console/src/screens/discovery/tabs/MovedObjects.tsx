import { textOf, type Column } from '@waybill/ui';
import { useMemo } from 'react';
import { readPath } from '../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { Age } from '../../../components/Age.tsx';
import { FLOW_WEIGHTS } from '../flow-vocabulary.data.ts';
import { figureColumns } from './figure-columns.tsx';
import { ObjectExposure, ObjectName, ObjectSensitivity } from './object-cells.tsx';
import type { ObjectsTabProps } from './ObjectsTab.tsx';
import { PagedTable } from './PagedTable.tsx';
import { tabsText } from './tabs.text.ts';
import { useOpenObject } from './use-open-object.ts';
import { usePages } from './use-pages.ts';

type MovedObject = ResponseOf<'/v1/flows/objects'>['items'][number];

/** Objects that moved in the flows, by events; a press opens an object's lineage. */
export function MovedObjects({ filter, actions }: ObjectsTabProps) {
  const text = textOf(tabsText);
  const pages = usePages<MovedObject>((cursor) =>
    readPath('/v1/flows/objects', { query: { ...filter, cursor } }),
  );
  const openObject = useOpenObject(actions);
  const columns = useMemo(() => movedColumns(), []);
  return (
    <PagedTable
      label={text.moved}
      pages={pages}
      rowKey={({ objectKey }) => objectKey}
      columns={columns}
      onOpen={({ object }) => openObject(object?.objectId)}
      hasPageKeys
      emptyTitle={text.noObjects}
      emptyHelp={text.noObjectsHelp}
    />
  );
}

function movedColumns(): Column<MovedObject>[] {
  const text = textOf(tabsText);
  return [
    {
      id: 'name',
      header: text.name,
      width: 260,
      grow: 1,
      isFixed: true,
      cell: ({ name, objectKey }) => <ObjectName name={name ?? objectKey} />,
    },
    {
      id: 'sensitivity',
      header: text.sensitivityHead,
      width: 140,
      cell: ({ figures }) => <ObjectSensitivity sensitivity={figures.maxSensitivity} />,
    },
    {
      id: 'exposure',
      header: text.exposure,
      width: 150,
      priority: 2,
      cell: ({ object }) => <ObjectExposure exposure={object?.exposure ?? null} />,
    },
    ...figureColumns<MovedObject>({ weights: weightsOfObjects }),
    {
      id: 'lastAt',
      header: text.lastSeen,
      width: 110,
      align: 'end',
      cell: ({ lastAt }) => <Age at={lastAt} />,
    },
  ];
}

const weightsOfObjects = FLOW_WEIGHTS.filter(
  (weight) => weight !== 'objects' && weight !== 'sensitive',
);
