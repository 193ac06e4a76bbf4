import type { DeviceIdentity } from '@waybill/contract';
import { KeyValueList, PanelSection, textOf } from '@waybill/ui';
import { useRead } from '../../../../../app/http/use-read.ts';
import { Age } from '../../../../../components/Age.tsx';
import type { ResponseOf } from '../../../../../app/http/routes-type.ts';
import { inventoryText } from '../inventory.text.ts';
import { OwnerLink, systemOf } from './device-columns.tsx';
import { IdentityPanel, type IdentityPanelProps } from './IdentityPanel.tsx';
import { TristateMark } from './TristateMark.tsx';

type Detail = ResponseOf<'/v1/devices/{deviceId}'>;
type DevicePanelProps = Pick<IdentityPanelProps<Detail>, 'identityId' | 'onClose' | 'onChanged'>;

/** One device next to the list, with every source's record. */
export function DevicePanel(props: DevicePanelProps) {
  const text = textOf(inventoryText);
  const detail = useRead('/v1/devices/{deviceId}', { params: { deviceId: props.identityId } });
  return (
    <IdentityPanel
      {...props}
      kind="device"
      detail={detail}
      nameOf={({ device }) => device.name ?? text.noName}
      renderFacts={({ device }) => <DeviceFacts device={device} />}
    />
  );
}

function DeviceFacts({ device }: { device: DeviceIdentity }) {
  const text = textOf(inventoryText);
  const { isMobile } = device;
  return (
    <>
      <section className="border-b border-line px-4 py-4">
        <h2 className="text-lg font-semibold break-words">{device.name ?? text.noName}</h2>
        <p className="text-base text-ink-2">{systemOf(device)}</p>
      </section>
      <PanelSection>
        <KeyValueList
          items={[
            { label: text.owner, value: <OwnerLink owner={device.owner} /> },
            { label: text.serial, value: device.serial, isMono: true },
            { label: text.model, value: device.model },
            {
              label: text.kindOfDevice,
              value: isMobile === null ? null : isMobile ? text.mobile : text.computer,
            },
            { label: text.managed, value: <TristateMark value={device.managed} /> },
            { label: text.compliant, value: <TristateMark value={device.compliant} /> },
            { label: text.encrypted, value: <TristateMark value={device.encrypted} /> },
            { label: text.seen, value: <Age at={device.seenAt} /> },
          ]}
        />
      </PanelSection>
    </>
  );
}
