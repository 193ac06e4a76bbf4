import { Checkbox, textOf, TextField } from '@waybill/ui';
import { useState } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { isFull, MOST_HOLIDAYS, withHolidays } from './holiday-list.ts';
import type { WorkingTimeChanges } from './use-working-time.ts';
import { workingTimeText } from './working-time.text.ts';

const MOST_NAME = 120;

/** One holiday: a name, and a day or several. */
export function HolidayDialog({
  changes,
  onClose,
}: {
  changes: WorkingTimeChanges;
  onClose: () => void;
}) {
  const text = textOf(workingTimeText);
  const { stored, save } = changes;
  const [draft, setDraft] = useState({ name: '', from: '', to: '', isYearly: false });
  const [isAsked, setIsAsked] = useState(false);
  const { from, isYearly } = draft;
  const name = draft.name.trim();
  const to = draft.to === '' ? from : draft.to;
  const isSound = name !== '' && from !== '' && to >= from;

  async function onSave(): Promise<boolean> {
    setIsAsked(true);
    if (!isSound) return false;
    const holidays = withHolidays(stored.holidays, [{ name, from, to, isYearly }]);
    return save({ holidays }, text.holidayAdded(name));
  }

  const set = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }));
  return (
    <FormDialog
      title={text.addHoliday}
      action={text.addHoliday}
      fields={[]}
      isDisabled={isFull(stored.holidays)}
      onSave={onSave}
      onClose={onClose}
    >
      {() => (
        <>
          {isFull(stored.holidays) && <p role="alert">{text.tooMany(MOST_HOLIDAYS)}</p>}
          <TextField
            label={text.name}
            isRequired
            maxLength={MOST_NAME}
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
            error={isAsked && name === '' ? text.needsName : undefined}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField
              type="date"
              label={text.firstDay}
              isRequired
              value={from}
              onChange={(event) => set({ from: event.target.value })}
              error={isAsked && from === '' ? text.needsDate : undefined}
            />
            <TextField
              type="date"
              label={text.lastDay}
              hint={text.lastDayHint}
              value={draft.to}
              onChange={(event) => set({ to: event.target.value })}
              error={isAsked && to < from ? text.wrongOrder : undefined}
            />
          </div>
          <Checkbox
            label={text.isYearly}
            checked={isYearly}
            onChange={(event) => set({ isYearly: event.target.checked })}
          />
        </>
      )}
    </FormDialog>
  );
}
