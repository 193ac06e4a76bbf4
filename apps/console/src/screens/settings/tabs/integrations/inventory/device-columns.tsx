import type { DeviceIdentity } from '@waybill/contract';
import { textOf, type Column } from '@waybill/ui';
import { Link } from 'react-router';
import { Age } from '../../../../../components/Age.tsx';
import { inventoryText } from '../inventory.text.ts';
import { SourceGlyphs } from './SourceGlyphs.tsx';
import { TristateMark } from './TristateMark.tsx';
import { identityHref } from './use-inventory-address.ts';

const ABSENT = <span className="text-ink-3">–</span>;
const LINK_CLASS = 'text-accent hover:underline';

/** System and version in one line; null if no source knows either. */
export function systemOf({ os, osVersion }: DeviceIdentity): string | null {
  return [os, osVersion].filter((part) => part !== null).join(' ') || null;
}

/** The person who has a device, linked if known; else the name in the device's record. */
export function OwnerLink({ owner }: { owner: DeviceIdentity['owner'] }) {
  if (owner === null) return ABSENT;
  if (owner.identityId === null) return <span className="text-ink-2">{owner.label}</span>;
  return (
    <Link to={identityHref('person', owner.identityId)} className={LINK_CLASS}>
      {owner.label}
    </Link>
  );
}

/** Columns of the list of devices; the least important are hidden first on narrow pages. */
export function deviceColumns(): Column<DeviceIdentity>[] {
  const text = textOf(inventoryText);
  return [
    {
      id: 'name',
      header: text.hostname,
      width: 116,
      minWidth: 100,
      grow: 2,
      isFixed: true,
      cell: ({ name }) => <span className="font-medium">{name ?? text.noName}</span>,
    },
    {
      id: 'serial',
      header: text.serial,
      width: 118,
      priority: 5,
      cell: ({ serial }) =>
        serial === null ? ABSENT : <span className="font-mono text-sm text-ink-2">{serial}</span>,
    },
    {
      id: 'os',
      header: text.os,
      width: 144,
      grow: 1,
      priority: 3,
      cell: (row) => systemOf(row) ?? ABSENT,
    },
    {
      id: 'model',
      header: text.model,
      width: 112,
      grow: 1,
      priority: 6,
      cell: ({ model }) => model ?? ABSENT,
    },
    {
      id: 'owner',
      header: text.owner,
      width: 140,
      minWidth: 110,
      grow: 1,
      priority: 2,
      cell: ({ owner }) => <OwnerLink owner={owner} />,
    },
    ...stateColumns(),
    {
      id: 'sources',
      header: text.sources,
      width: 84,
      priority: 1,
      cell: ({ sources }) => <SourceGlyphs names={sources} />,
    },
    {
      id: 'seen',
      header: text.seen,
      width: 92,
      align: 'end',
      priority: 4,
      cell: ({ seenAt }) => <Age at={seenAt} />,
    },
  ];
}

function stateColumns(): Column<DeviceIdentity>[] {
  const text = textOf(inventoryText);
  const facts = ['managed', 'compliant', 'encrypted'] as const;
  return facts.map((fact) => ({
    id: fact,
    header: text[fact],
    width: 104,
    cell: (device) => <TristateMark value={device[fact]} />,
  }));
}
