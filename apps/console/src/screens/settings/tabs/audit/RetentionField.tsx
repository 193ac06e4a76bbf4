import { ConfirmDialog, Field, Select, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { describeError } from '../../../../app/http/api-error.ts';
import { change } from '../../../../app/http/api.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { tabText } from './tab.text.ts';

const FOREVER = 'forever';
const YEAR_DAYS = 365;
const YEARS = [1, 2, 3, 5, 7, 10];

export interface RetentionFieldProps {
  retention: { days: number | null };
  onSaved: () => Promise<unknown>;
}

/** How long entries are kept. A shorter time is asked about, because it removes entries. */
export function RetentionField({ retention, onSaved }: RetentionFieldProps) {
  const text = textOf(tabText);
  const missing = useMissingReason('setting:manage');
  const [asked, setAsked] = useState<number | null>(null);
  const { days } = retention;
  const offered = new Set([...YEARS.map((count) => count * YEAR_DAYS), ...(days ? [days] : [])]);

  async function save(next: number | null): Promise<void> {
    setAsked(null);
    try {
      const saved = await change('PATCH', '/v1/audit/retention', {
        body: { days: next, seenDays: days },
      });
      if (saved === undefined) return;
      toast({ variant: 'success', title: text.retentionSaved });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    }
    await onSaved();
  }

  function choose(value: string): void {
    const next = value === FOREVER ? null : Number(value);
    if (next === days) return;
    if (next !== null && next < (days ?? Infinity)) setAsked(next);
    else void save(next);
  }

  return (
    <Field label={text.retention} {...(missing === undefined ? {} : { hint: missing })}>
      <Select
        className="max-w-60"
        label={text.retention}
        isDisabled={missing !== undefined}
        value={days === null ? FOREVER : String(days)}
        options={[
          { value: FOREVER, label: text.forever },
          ...[...offered]
            .toSorted((a, b) => a - b)
            .map((count) => ({ value: String(count), label: periodOf(count) })),
        ]}
        onChange={choose}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={text.retentionQuestion}
        description={asked === null ? '' : text.retentionEffect(periodOf(asked))}
        confirmLabel={text.change}
        isDanger
        onConfirm={() => void (asked !== null && save(asked))}
        onClose={() => setAsked(null)}
      />
    </Field>
  );
}

function periodOf(days: number): string {
  const text = textOf(tabText);
  return days % YEAR_DAYS === 0 ? text.years(days / YEAR_DAYS) : text.days(days);
}
