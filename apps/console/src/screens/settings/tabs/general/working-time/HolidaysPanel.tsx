import type { Holiday } from '@waybill/contract';
import {
  Button,
  DataTable,
  EmptyState,
  IconButton,
  Panel,
  textOf,
  toast,
  type Column,
} from '@waybill/ui';
import { describeError } from '../../../../../app/http/api-error.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { Icon } from '../../../../../components/icons.ts';
import { tableHeight } from '../../../../../components/table-height.ts';
import { datesOf, keyOf } from './holiday-list.ts';
import type { WorkingTimeChanges } from './use-working-time.ts';
import { workingTimeText } from './working-time.text.ts';

const MOST_ROWS = 8;

export interface HolidaysPanelProps {
  changes: WorkingTimeChanges;
  onAdd: () => void;
  onImport: () => void;
}

/** The holidays of the organization; removing one can be undone. */
export function HolidaysPanel({ changes, onAdd, onImport }: HolidaysPanelProps) {
  const text = textOf(workingTimeText);
  const missing = useMissingReason('setting:manage');
  const { holidays } = changes.stored;

  async function remove(gone: Holiday) {
    const kept = holidays.filter((holiday) => keyOf(holiday) !== keyOf(gone));
    try {
      await changes.save({ holidays: kept }, text.holidayRemoved(gone.name));
    } catch (error) {
      toast({ variant: 'error', title: describeError(error).title });
    }
  }

  return (
    <Panel
      isFlush
      title={holidays.length === 0 ? text.holidays : text.holidayCount(holidays.length)}
      aside={
        <div className="flex gap-2">
          <Button size="sm" disabledReason={missing} onClick={onImport}>
            {text.importHolidays}
          </Button>
          <Button size="sm" disabledReason={missing} onClick={onAdd}>
            {text.addHoliday}
          </Button>
        </div>
      }
    >
      <div style={{ height: tableHeight(holidays.length, MOST_ROWS) }} className="flex">
        <DataTable
          label={text.holidays}
          rows={holidays}
          rowKey={keyOf}
          columns={columnsOf({ missing, remove: (holiday) => void remove(holiday) })}
          emptyState={
            <EmptyState
              kind="nothingYet"
              title={text.noHolidays}
              description={text.noHolidaysHelp}
            />
          }
        />
      </div>
    </Panel>
  );
}

function columnsOf({
  missing,
  remove,
}: {
  missing: string | undefined;
  remove: (holiday: Holiday) => void;
}): Column<Holiday>[] {
  const text = textOf(workingTimeText);
  return [
    { id: 'name', header: text.name, width: 220, grow: 2, isFixed: true, cell: ({ name }) => name },
    { id: 'dates', header: text.dates, width: 220, grow: 1, cell: datesOf },
    {
      id: 'repeats',
      header: text.repeats,
      width: 120,
      priority: 1,
      cell: ({ isYearly }) => (isYearly ? text.everyYear : text.once),
    },
    {
      id: 'actions',
      header: text.actions,
      width: 76,
      align: 'end',
      cell: (holiday) => (
        <IconButton
          size="sm"
          label={text.removeOf(holiday.name)}
          icon={<Icon.delete />}
          disabledReason={missing}
          onClick={() => remove(holiday)}
        />
      ),
    },
  ];
}
