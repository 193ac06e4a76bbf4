import type { DeviceIdentity } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useMemo } from 'react';
import { readPath } from '../../../../app/http/build-path.ts';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { inventoryText } from './inventory.text.ts';
import { IdentityList } from './inventory/IdentityList.tsx';
import { deviceColumns } from './inventory/device-columns.tsx';
import { DevicePanel } from './inventory/DevicePanel.tsx';
import { useIdentityPages } from './inventory/use-identity-pages.ts';
import { useInventoryAddress } from './inventory/use-inventory-address.ts';

/** Devices, without duplicates, from all sources; `?device=` opens one next to the list. */
export function DevicesView() {
  const text = textOf(inventoryText);
  const address = useInventoryAddress('device');
  const { can } = useSessionInfo();
  const q = address.q === '' ? undefined : address.q;
  const pages = useIdentityPages<DeviceIdentity>(
    can('person:read') ? (cursor) => readPath('/v1/devices', { query: { q, cursor } }) : null,
  );
  const columns = useMemo(() => deviceColumns(), []);
  const { selectedId } = address;
  return (
    <IdentityList
      words={{
        title: text.devices,
        searchFor: text.searchDevices,
        count: text.devicesCount,
        nothingYet: text.noDevices,
        nothingYetHelp: text.noDevicesHelp,
        noMatch: text.noDeviceMatches,
      }}
      pages={pages}
      columns={columns}
      address={address}
    >
      {selectedId !== null && (
        <DevicePanel
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
