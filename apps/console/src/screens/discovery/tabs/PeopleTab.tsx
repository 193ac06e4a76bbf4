import type { FlowFilter } from '@waybill/contract';
import { PersonLabel, textOf, type Column } from '@waybill/ui';
import { useMemo } from 'react';
import { readPath } from '../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { Age } from '../../../components/Age.tsx';
import { discoveryText } from '../discovery.text.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { FLOW_WEIGHTS } from '../flow-vocabulary.data.ts';
import { figureColumns } from './figure-columns.tsx';
import { PagedTable } from './PagedTable.tsx';
import { tabsText } from './tabs.text.ts';
import { usePages } from './use-pages.ts';

type PersonRow = ResponseOf<'/v1/flows/people'>['items'][number];

/** Who moved data in the flows; a press narrows everything to one of them. */
export function PeopleTab({ filter, actions }: { filter: FlowFilter; actions: FlowActions }) {
  const text = textOf(tabsText);
  const pages = usePages<PersonRow>((cursor) =>
    readPath('/v1/flows/people', { query: { ...filter, cursor } }),
  );
  const columns = useMemo(() => personColumns(), []);
  return (
    <PagedTable
      label={textOf(discoveryText).peopleTab}
      pages={pages}
      rowKey={({ person }) => person?.key ?? ''}
      columns={columns}
      onOpen={({ person }) => {
        if (person === null) return;
        actions.setFilters([{ key: 'person', isNegated: false, values: [person.key] }]);
      }}
      hasPageKeys
      emptyTitle={text.noPeople}
      emptyHelp={text.noPeopleHelp}
    />
  );
}

function personColumns(): Column<PersonRow>[] {
  const text = textOf(tabsText);
  return [
    {
      id: 'person',
      header: textOf(discoveryText).person,
      width: 240,
      grow: 1,
      isFixed: true,
      cell: ({ person }) =>
        person === null ? (
          <span className="text-ink-3">{text.unknownPerson}</span>
        ) : (
          <PersonLabel name={person.name ?? person.key} />
        ),
    },
    ...figureColumns<PersonRow>({ weights: FLOW_WEIGHTS.filter((weight) => weight !== 'people') }),
    {
      id: 'lastAt',
      header: text.lastSeen,
      width: 110,
      align: 'end',
      cell: ({ lastAt }) => <Age at={lastAt} />,
    },
  ];
}
