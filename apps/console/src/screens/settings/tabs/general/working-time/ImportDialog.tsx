import type { CalendarRead } from '@waybill/contract';
import { Button, textOf, TextArea } from '@waybill/ui';
import { useState } from 'react';
import { describeError, faultAt } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { FileButton } from '../../../../../components/FileButton.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FoundHolidays } from './FoundHolidays.tsx';
import { freshHolidays, MOST_HOLIDAYS, withHolidays } from './holiday-list.ts';
import type { WorkingTimeChanges } from './use-working-time.ts';
import { workingTimeText } from './working-time.text.ts';

const MOST_TEXT = 500_000;

/** Holidays of a calendar file: shown first, then added to the list. */
export function ImportDialog({
  changes,
  onClose,
}: {
  changes: WorkingTimeChanges;
  onClose: () => void;
}) {
  const text = textOf(workingTimeText);
  const { stored, save } = changes;
  const [calendar, setCalendar] = useState('');
  const [read, setRead] = useState<CalendarRead | null>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const fresh = freshHolidays(stored.holidays, read?.holidays ?? []);
  const isTooMany = stored.holidays.length + fresh.length > MOST_HOLIDAYS;

  async function readText(content: string) {
    setRead(null);
    if (content.length > MOST_TEXT) return setFault(text.fileTooLarge);
    setFault(undefined);
    setIsBusy(true);
    try {
      const body = { text: content };
      const found = await change('POST', '/v1/settings/working-time/calendar', { body });
      if (found !== undefined) setRead(found);
    } catch (error) {
      setFault(faultAt(error, 'text') ?? describeError(error).title);
    } finally {
      setIsBusy(false);
    }
  }

  async function readFile([file]: File[]) {
    if (file === undefined) return;
    if (file.size > MOST_TEXT) return setFault(text.fileTooLarge);
    const content = await file.text();
    setCalendar(content);
    await readText(content);
  }

  const holidays = withHolidays(stored.holidays, fresh);
  return (
    <FormDialog
      title={text.importHolidays}
      action={fresh.length === 0 ? text.addHolidays : text.importCount(fresh.length)}
      fields={[]}
      isDisabled={fresh.length === 0 || isTooMany}
      onSave={() => save({ holidays }, text.imported(fresh.length))}
      onClose={onClose}
    >
      {() => (
        <>
          <p className="text-ink-2">{text.importAbout}</p>
          <TextArea
            label={text.calendarText}
            rows={5}
            spellCheck={false}
            className="max-h-48 font-mono text-sm"
            value={calendar}
            onChange={(event) => {
              setCalendar(event.target.value);
              setRead(null);
            }}
            error={fault}
          />
          <div className="flex gap-2">
            <FileButton
              accept=".ics,text/calendar"
              isBusy={isBusy}
              onFiles={(files) => void readFile(files)}
            >
              {text.chooseFile}
            </FileButton>
            <Button
              size="sm"
              isBusy={isBusy}
              disabled={calendar.trim() === ''}
              onClick={() => void readText(calendar)}
            >
              {text.read}
            </Button>
          </div>
          {read !== null && (
            <FoundHolidays read={read} fresh={fresh.length} isTooMany={isTooMany} />
          )}
        </>
      )}
    </FormDialog>
  );
}
