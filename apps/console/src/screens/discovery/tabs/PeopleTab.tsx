import type { FlowFilter } from '@waybill/contract';
import { Button, PersonLabel, textOf, type Column } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { readPath } from '../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { Age } from '../../../components/Age.tsx';
import { MakeDetectionDialog } from '../../../components/detection/manual/MakeDetectionDialog.tsx';
import { manualText } from '../../../components/detection/manual/manual.text.ts';
import { discoveryText } from '../discovery.text.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { FLOW_WEIGHTS } from '../flow-vocabulary.data.ts';
import { figureColumns } from './figure-columns.tsx';
import { PagedTable } from './PagedTable.tsx';
import { tabsText } from './tabs.text.ts';
import { usePages } from './use-pages.ts';

type PersonRow = ResponseOf<'/v1/flows/people'>['items'][number];
type Person = NonNullable<PersonRow['person']>;

export interface PeopleTabProps {
  filter: FlowFilter;
  actions: Pick<FlowActions, 'setFilters'>;
}

/**
 * Who moved data in the flows; a press filters everything by a person, and each can become a detection.
 */
export function PeopleTab({ filter, actions }: PeopleTabProps) {
  const text = textOf(tabsText);
  const pages = usePages<PersonRow>((cursor) =>
    readPath('/v1/flows/people', { query: { ...filter, cursor } }),
  );
  const missing = useMissingReason('detection:triage');
  const [made, setMade] = useState<Person | null>(null);
  const columns = useMemo(() => personColumns({ missing, onMake: setMade }), [missing]);
  return (
    <>
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
      {made !== null && (
        <MakeDetectionDialog
          about={{ kind: 'person', personKey: made.key, from: filter.from, to: filter.to }}
          proposedTitle={textOf(manualText).titleOf(made.name ?? made.key)}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}

interface Making {
  /** Why this role cannot create detections. */
  missing: string | undefined;
  onMake: (person: Person) => void;
}

function personColumns({ missing, onMake }: Making): Column<PersonRow>[] {
  const text = textOf(tabsText);
  const words = textOf(manualText);
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
    {
      id: 'make',
      header: words.make,
      width: 150,
      align: 'end',
      cell: ({ person }) =>
        person !== null && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={words.makeOf(person.name ?? person.key)}
            disabledReason={missing}
            onClick={() => onMake(person)}
          >
            {words.make}
          </Button>
        ),
    },
  ];
}
