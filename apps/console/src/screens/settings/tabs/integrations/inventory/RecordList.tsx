import type { IdentityRecord } from '@waybill/contract';
import { Badge, Button, SourceGlyph, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { Age } from '../../../../../components/Age.tsx';
import { inventoryText } from '../inventory.text.ts';
import { reasonWords, recordName } from './reason-words.ts';
import type { IdentityChanges } from './use-identity-changes.ts';

export interface RecordListProps {
  records: readonly IdentityRecord[];
  separate: IdentityChanges['separate'];
}

/** Every source's record of one identity, why it belongs here, and the action to separate it. */
export function RecordList({ records, separate }: RecordListProps) {
  const text = textOf(inventoryText);
  const missing = useMissingReason('person:manage');
  const [busyId, setBusyId] = useState<string | null>(null);
  const blocked = missing ?? (records.length < 2 ? text.onlyRecord : undefined);

  async function takeOut(record: IdentityRecord) {
    setBusyId(record.recordId);
    await separate({ recordId: record.recordId, name: recordName(record, records) });
    setBusyId(null);
  }

  return (
    <ul className="flex flex-col gap-4">
      {records.map((record) => (
        <li key={record.recordId} className="flex gap-2.5">
          <SourceGlyph name={record.source} />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <div className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium">{record.source}</span>
              <span className="text-sm text-ink-3">{record.stream}</span>
              {record.isDeleted && <Badge>{text.recordGone}</Badge>}
              {record.isSeparated && (
                <Badge tone="accent" title={text.separatedHelp}>
                  {text.recordSeparated}
                </Badge>
              )}
            </div>
            {record.name !== null && <p>{record.name}</p>}
            <p title={text.recordId} className="font-mono text-sm break-all text-ink-3">
              {record.vendorId}
            </p>
            <Reasons record={record} all={records} />
            <p className="text-sm text-ink-3">
              {text.seen} <Age at={record.seenAt} />
            </p>
          </div>
          <Button
            size="sm"
            aria-label={text.separateNamed(recordName(record, records))}
            isBusy={busyId === record.recordId}
            disabledReason={blocked}
            onClick={() => void takeOut(record)}
          >
            {text.separate}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Reasons({ record, all }: { record: IdentityRecord; all: readonly IdentityRecord[] }) {
  const text = textOf(inventoryText);
  const words = reasonWords(record, all);
  if (words.length === 0) {
    return all.length > 1 && <p className="text-sm text-ink-2">{text.firstRecord}</p>;
  }
  return words.map((sentence) => (
    <p key={sentence} className="text-sm break-words text-ink-2">
      {sentence}
    </p>
  ));
}
