import type { PersonIdentity } from '@waybill/contract';
import { formatCount, PersonLabel, textOf, type Column } from '@waybill/ui';
import { Age } from '../../../../../components/Age.tsx';
import { inventoryText } from '../inventory.text.ts';
import { PersonStatusBadge } from './PersonStatusBadge.tsx';
import { SourceGlyphs } from './SourceGlyphs.tsx';

const ABSENT = <span className="text-ink-3">–</span>;

/** Title and department in one line; null if no source knows either. */
export function roleOf({ title, department }: PersonIdentity): string | null {
  return [title, department].filter((part) => part !== null).join(' · ') || null;
}

/** Columns of the list of people; the least important are hidden first on narrow pages. */
export function peopleColumns(): Column<PersonIdentity>[] {
  const text = textOf(inventoryText);
  return [
    {
      id: 'name',
      header: text.name,
      width: 215,
      minWidth: 160,
      grow: 2,
      isFixed: true,
      cell: ({ name, external }) => (
        <PersonLabel
          name={name ?? text.noName}
          hint={external === 'yes' ? text.external : undefined}
        />
      ),
    },
    {
      id: 'email',
      header: text.email,
      width: 205,
      minWidth: 150,
      grow: 2,
      priority: 4,
      cell: ({ emails: [first, ...more] }) =>
        first === undefined ? (
          ABSENT
        ) : (
          <span className="text-ink-2" title={[first, ...more].join('\n')}>
            {first}
            {more.length > 0 && <span className="text-ink-3"> {text.more(more.length)}</span>}
          </span>
        ),
    },
    {
      id: 'role',
      header: text.role,
      width: 210,
      minWidth: 140,
      grow: 2,
      priority: 3,
      cell: (row) => roleOf(row) ?? ABSENT,
    },
    {
      id: 'status',
      header: text.status,
      width: 100,
      cell: ({ status }) => <PersonStatusBadge status={status} />,
    },
    {
      id: 'sources',
      header: text.sources,
      width: 104,
      cell: ({ sources }) => <SourceGlyphs names={sources} />,
    },
    {
      id: 'records',
      header: text.records,
      width: 84,
      align: 'end',
      priority: 2,
      cell: ({ records }) => formatCount(records),
    },
    {
      id: 'devices',
      header: text.devices,
      width: 80,
      align: 'end',
      priority: 1,
      cell: ({ devices }) => (devices === 0 ? ABSENT : formatCount(devices)),
    },
    {
      id: 'seen',
      header: text.seen,
      width: 96,
      align: 'end',
      priority: 5,
      cell: ({ seenAt }) => <Age at={seenAt} />,
    },
  ];
}
