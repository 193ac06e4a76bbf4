import type { Severity, WorkingTime } from '@waybill/contract';
import { Select, severityWord, textOf, TextField } from '@waybill/ui';
import { useState } from 'react';
import { faultAt } from '../../../../../app/http/api-error.ts';
import { FormDialog } from './FormDialog.tsx';
import type { WorkingTimeChanges } from './use-working-time.ts';
import { workingTimeText } from './working-time.text.ts';

export const DUE_SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;
const MOST_HOURS = 2160;

type Due = WorkingTime['due'];
type Drafts = Record<Severity, { hours: string; counts: Due[Severity]['counts'] }>;

/** Hours until a detection is due, for each severity. */
export function DueDialog({
  changes,
  onClose,
}: {
  changes: WorkingTimeChanges;
  onClose: () => void;
}) {
  const text = textOf(workingTimeText);
  const { stored, save } = changes;
  const [drafts, setDrafts] = useState(() => draftsOf(stored.due));
  const [isAsked, setIsAsked] = useState(false);

  async function onSave(): Promise<boolean> {
    setIsAsked(true);
    const due = dueOf(drafts);
    return due === null ? false : save({ due }, text.saved);
  }

  const set = (severity: Severity, part: Partial<Drafts[Severity]>) =>
    setDrafts((known) => ({ ...known, [severity]: { ...known[severity], ...part } }));
  const counts = [
    { value: 'elapsed', label: text.elapsed },
    { value: 'working', label: text.working },
  ];
  return (
    <FormDialog
      title={text.due}
      action={text.save}
      fields={DUE_SEVERITIES.map((severity) => `due.${severity}.hours`)}
      onSave={onSave}
      onClose={onClose}
    >
      {(error) => (
        <>
          <p className="text-ink-2">{text.dueAbout}</p>
          {DUE_SEVERITIES.map((severity) => {
            const word = severityWord(severity);
            const { hours, counts: chosen } = drafts[severity];
            const isWrong = isAsked && hoursOf(hours) === null;
            const fault = faultAt(error, `due.${severity}.hours`);
            return (
              <div key={severity} className="grid grid-cols-[6rem_7rem_1fr] items-center gap-3">
                <span className="font-medium">{word}</span>
                <TextField
                  type="number"
                  min={1}
                  max={MOST_HOURS}
                  step={1}
                  required
                  aria-label={text.hoursOf(word)}
                  aria-invalid={isWrong}
                  value={hours}
                  onChange={(event) => set(severity, { hours: event.target.value })}
                />
                <Select
                  label={text.countsOf(word)}
                  options={counts}
                  value={chosen}
                  onChange={(value) =>
                    set(severity, { counts: value === 'working' ? 'working' : 'elapsed' })
                  }
                />
                {(isWrong || fault !== null) && (
                  <p role="alert" className="col-span-3 text-sm text-critical-text">
                    {fault ?? text.invalidDue}
                  </p>
                )}
              </div>
            );
          })}
        </>
      )}
    </FormDialog>
  );
}

function draftsOf(due: Due): Drafts {
  const draft = ({ hours, counts }: Due[Severity]) => ({ hours: String(hours), counts });
  const { LOW, MEDIUM, HIGH, CRITICAL } = due;
  return { LOW: draft(LOW), MEDIUM: draft(MEDIUM), HIGH: draft(HIGH), CRITICAL: draft(CRITICAL) };
}

function hoursOf(text: string): number | null {
  const hours = Number(text);
  return Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS ? hours : null;
}

/** Null while some hours are invalid. */
function dueOf(drafts: Drafts): Due | null {
  if (DUE_SEVERITIES.some((severity) => hoursOf(drafts[severity].hours) === null)) return null;
  const due = ({ hours, counts }: Drafts[Severity]) => ({ hours: hoursOf(hours) ?? 1, counts });
  const { LOW, MEDIUM, HIGH, CRITICAL } = drafts;
  return { LOW: due(LOW), MEDIUM: due(MEDIUM), HIGH: due(HIGH), CRITICAL: due(CRITICAL) };
}
