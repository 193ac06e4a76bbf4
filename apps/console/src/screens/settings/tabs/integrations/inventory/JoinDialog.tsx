import type { DeviceIdentity, IdentityRecord, PersonIdentity } from '@waybill/contract';
import {
  Button,
  Dialog,
  RadioGroup,
  SearchField,
  SkeletonRows,
  SourceGlyph,
  textOf,
} from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { useDelayed } from '../../../../../app/palette/use-delayed.ts';
import { inventoryText } from '../inventory.text.ts';
import { SourceGlyphs } from './SourceGlyphs.tsx';
import type { IdentityChanges } from './use-identity-changes.ts';
import type { IdentityParam } from './use-inventory-address.ts';

/** Maximum found identities offered; a narrower search shows others. */
const MOST_OFFERED = 6;
/** Debounce in milliseconds before searching for the typed text. */
const QUIET_MS = 150;

export interface JoinDialogProps {
  kind: IdentityParam;
  identityId: string;
  name: string;
  join: IdentityChanges['join'];
  onClose: () => void;
}

/** Finds another identity of the kind, shows its records, and joins them. */
export function JoinDialog({ kind, identityId, name, join, onClose }: JoinDialogProps) {
  const text = textOf(inventoryText);
  const isPerson = kind === 'person';
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const found = useCandidates(kind, useDelayed(typed.trim(), QUIET_MS));
  const offered = found.items?.filter((one) => one.identityId !== identityId);
  const chosen = useRecords(kind, chosenId);

  async function confirm() {
    if (chosenId === null || chosen === undefined) return;
    setIsBusy(true);
    const recordIds = chosen.records.map(({ recordId }) => recordId);
    const isDone = await join({
      identityId: chosenId,
      name: chosen.name ?? text.noName,
      recordIds,
    });
    setIsBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={text.joinTitle(name)}
      description={isPerson ? text.joinPersonNote : text.joinDeviceNote}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isBusy={isBusy || (chosenId !== null && chosen === undefined)}
            disabledReason={chosenId === null ? text.chooseFirst : undefined}
            onClick={() => void confirm()}
          >
            {text.joinNow}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SearchField
          label={isPerson ? text.findPerson : text.findDevice}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setChosenId(null);
          }}
        />
        {offered === undefined ? (
          found.error === undefined ? (
            <SkeletonRows rows={4} />
          ) : (
            <ErrorPanel error={found.error} permission="person:read" onRetry={found.retry} />
          )
        ) : offered.length === 0 ? (
          <p role="status" className="text-base text-ink-3">
            {text.noCandidates}
          </p>
        ) : (
          <RadioGroup
            label={text.candidates}
            value={chosenId}
            onChange={setChosenId}
            options={offered.slice(0, MOST_OFFERED).map((one) => ({
              value: one.identityId,
              label: <CandidateLine identity={one} />,
              hint: hintOf(one),
            }))}
          />
        )}
        {chosen !== undefined && <ComingRecords records={chosen.records} />}
      </div>
    </Dialog>
  );
}

type Identity = PersonIdentity | DeviceIdentity;

function CandidateLine({ identity }: { identity: Identity }) {
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className="truncate">{identity.name ?? textOf(inventoryText).noName}</span>
      <SourceGlyphs names={identity.sources} />
    </span>
  );
}

function hintOf(identity: Identity): string | undefined {
  const parts =
    'emails' in identity
      ? [identity.emails[0], identity.department]
      : [identity.serial, identity.owner?.label];
  return parts.filter((part) => part != null).join(' · ') || undefined;
}

function ComingRecords({ records }: { records: readonly IdentityRecord[] }) {
  const text = textOf(inventoryText);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <p className="text-base font-medium">{text.comesAlong}</p>
      <ul className="flex flex-col gap-1.5">
        {records.map((record) => (
          <li key={record.recordId} className="flex items-center gap-2 text-base">
            <SourceGlyph name={record.source} />
            <span>{record.source}</span>
            <span className="min-w-0 truncate text-ink-3">{record.name ?? record.vendorId}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useCandidates(kind: IdentityParam, q: string) {
  // One more than is offered: the identity itself may be among them.
  const query = { limit: MOST_OFFERED + 1, q: q === '' ? undefined : q };
  const options = { keepPreviousData: true };
  const people = useRead(kind === 'person' ? '/v1/people' : null, { query }, options);
  const devices = useRead(kind === 'device' ? '/v1/devices' : null, { query }, options);
  const { data, error, mutate } = kind === 'person' ? people : devices;
  const items: readonly Identity[] | undefined = data?.items;
  const failure: unknown = data === undefined ? error : undefined;
  return { items, error: failure, retry: () => void mutate() };
}

function useRecords(kind: IdentityParam, identityId: string | null) {
  const isRead = identityId !== null;
  const person = useRead(isRead && kind === 'person' ? '/v1/people/{personId}' : null, {
    params: { personId: identityId ?? '' },
  });
  const device = useRead(isRead && kind === 'device' ? '/v1/devices/{deviceId}' : null, {
    params: { deviceId: identityId ?? '' },
  });
  const detail = person.data ?? device.data;
  if (detail === undefined) return undefined;
  const { name } = 'person' in detail ? detail.person : detail.device;
  return { name, records: detail.records };
}
