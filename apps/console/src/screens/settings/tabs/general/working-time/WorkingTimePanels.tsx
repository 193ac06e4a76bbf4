import {
  Button,
  KeyValueList,
  Panel,
  severityWord,
  SkeletonRows,
  textOf,
  weekdayName,
} from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { DUE_SEVERITIES, DueDialog } from './DueDialog.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import { HolidaysPanel } from './HolidaysPanel.tsx';
import { HoursDialog } from './HoursDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { useWorkingTimeChanges, type Stored } from './use-working-time.ts';
import { weekParts, type WeekPart } from './working-week.ts';
import { workingTimeText } from './working-time.text.ts';

type Read = ReturnType<typeof useRead<'/v1/settings/working-time'>>;
type Open = 'hours' | 'due' | 'holiday' | 'import' | null;

/** Time zone, working hours, holidays and due dates of the organization. */
export function WorkingTimePanels() {
  const read = useRead('/v1/settings/working-time');
  const { data, error, isValidating, mutate } = read;
  if (data !== undefined) return <Panels stored={data} mutate={mutate} />;
  if (error === undefined) return <SkeletonRows rows={4} columns={2} />;
  return (
    <ErrorPanel
      error={error}
      permission="setting:read"
      isRetrying={isValidating}
      onRetry={() => void mutate()}
    />
  );
}

function Panels({ stored, mutate }: { stored: Stored; mutate: Read['mutate'] }) {
  const text = textOf(workingTimeText);
  const missing = useMissingReason('setting:manage');
  const changes = useWorkingTimeChanges(stored, mutate);
  const [open, setOpen] = useState<Open>(null);
  const dialog = { changes, onClose: () => setOpen(null) };
  const parts = weekParts(stored.week);
  return (
    <>
      <Panel
        title={text.title}
        aside={
          <Button
            size="sm"
            aria-label={text.editHours}
            disabledReason={missing}
            onClick={() => setOpen('hours')}
          >
            {text.edit}
          </Button>
        }
      >
        <p className="mb-3 max-w-2xl text-ink-2">{text.about}</p>
        <KeyValueList
          labelWidth={140}
          items={[
            { label: text.timeZone, value: stored.timeZone.replaceAll('_', ' ') },
            {
              label: text.workingHours,
              value: parts.length === 0 ? text.noWorkingDays : parts.map(partWords).join('; '),
            },
          ]}
        />
      </Panel>
      <HolidaysPanel
        changes={changes}
        onAdd={() => setOpen('holiday')}
        onImport={() => setOpen('import')}
      />
      <Panel
        title={text.due}
        aside={
          <Button
            size="sm"
            aria-label={text.editDue}
            disabledReason={missing}
            onClick={() => setOpen('due')}
          >
            {text.edit}
          </Button>
        }
      >
        <p className="mb-3 max-w-2xl text-ink-2">{text.dueAbout}</p>
        <KeyValueList
          labelWidth={140}
          items={DUE_SEVERITIES.map((severity) => {
            const { hours, counts } = stored.due[severity];
            const words = counts === 'working' ? text.dueWorking(hours) : text.dueElapsed(hours);
            return { label: severityWord(severity), value: words };
          })}
        />
      </Panel>
      {open === 'hours' && <HoursDialog {...dialog} />}
      {open === 'due' && <DueDialog {...dialog} />}
      {open === 'holiday' && <HolidayDialog {...dialog} />}
      {open === 'import' && <ImportDialog {...dialog} />}
    </>
  );
}

function partWords({ first, last, hours }: WeekPart): string {
  const text = textOf(workingTimeText);
  const [start, end] = [weekdayName(first, 'long'), weekdayName(last, 'long')];
  const days = first === last ? start : text.range(start, end);
  return text.dayHours(days, hours.from, hours.to);
}
