import type { PersonIdentity } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useMemo } from 'react';
import { readPath } from '../../../../app/http/build-path.ts';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { inventoryText } from './inventory.text.ts';
import { IdentityList } from './inventory/IdentityList.tsx';
import { peopleColumns } from './inventory/people-columns.tsx';
import { PersonPanel } from './inventory/PersonPanel.tsx';
import { useIdentityPages } from './inventory/use-identity-pages.ts';
import { useInventoryAddress } from './inventory/use-inventory-address.ts';

/** People, without duplicates, from all sources; `?person=` opens one next to the list. */
export function PeopleView() {
  const text = textOf(inventoryText);
  const address = useInventoryAddress('person');
  const { can } = useSessionInfo();
  const q = address.q === '' ? undefined : address.q;
  const pages = useIdentityPages<PersonIdentity>(
    can('person:read') ? (cursor) => readPath('/v1/people', { query: { q, cursor } }) : null,
  );
  const columns = useMemo(() => peopleColumns(), []);
  const { selectedId } = address;
  return (
    <IdentityList
      words={{
        title: text.people,
        searchFor: text.searchPeople,
        count: (total) =>
          q === undefined && pages.people !== undefined
            ? text.listedCount(total, pages.people.total)
            : text.peopleCount(total),
        nothingYet: text.noPeople,
        nothingYetHelp: text.noPeopleHelp,
        noMatch: text.nobodyMatches,
      }}
      pages={pages}
      columns={columns}
      address={address}
    >
      {selectedId !== null && (
        <PersonPanel
          key={selectedId}
          identityId={selectedId}
          onClose={address.close}
          onChanged={(from, to) => {
            address.follow(from, to);
            void pages.refresh();
          }}
        />
      )}
    </IdentityList>
  );
}
