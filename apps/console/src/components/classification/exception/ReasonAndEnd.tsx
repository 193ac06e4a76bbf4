import { Field, Select, textOf, TextField } from '@waybill/ui';
import { exceptionText } from './exception.text.ts';

const LIFETIMES = [30, 90, 365];

export interface ReasonAndEndProps {
  reason: string;
  onReason: (reason: string) => void;
  error: string | undefined;
  /** Days until the exception ends; null: never. */
  days: number | null;
  onDays: (days: number | null) => void;
}

/** Why something is excepted, and until when. */
export function ReasonAndEnd({ reason, onReason, error, days, onDays }: ReasonAndEndProps) {
  const text = textOf(exceptionText);
  return (
    <>
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        error={error}
        isRequired
        maxLength={500}
        autoComplete="off"
        data-autofocus
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
      <Field label={text.until}>
        <Select
          label={text.until}
          className="max-w-48"
          value={days === null ? '' : String(days)}
          options={[
            { value: '', label: text.never },
            ...LIFETIMES.map((life) => ({ value: String(life), label: text.inDays(life) })),
          ]}
          onChange={(chosen) => onDays(chosen === '' ? null : Number(chosen))}
        />
      </Field>
    </>
  );
}
