import type { Integration } from '@waybill/contract';
import { Button, DateRangeButton, Dialog, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { describeError } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { localDateTime } from '../../../../../components/local-time.ts';
import { integrationText } from './integration.text.ts';

const DAY_MS = 86_400_000;
const PRESET_DAYS = [1, 7, 30, 90, 180] as const;

interface Span {
  from: number;
  to: number;
  /** The days of its preset; null for one between two times. */
  days: number | null;
}

/** Asks for a time span to reread. */
export function BackfillDialog({
  integration,
  onStarted,
  onClose,
}: {
  integration: Integration;
  onStarted: () => void;
  onClose: () => void;
}) {
  const text = textOf(integrationText);
  // Time of opening: the selection must not move with the clock.
  const [now] = useState(() => Date.now());
  const [span, setSpan] = useState<Span | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function start({ from, to }: Span): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      const backfill = await change('POST', '/v1/integrations/{integrationId}/backfills', {
        params: { integrationId: integration.integrationId },
        body: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
      });
      if (backfill === undefined) return;
      toast({ variant: 'success', title: text.backfillStarted });
      onStarted();
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  const problem = error === null ? null : describeError(error);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.backfillTitle}
      description={text.backfillNote}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={span === null ? text.chooseSpan : undefined}
            onClick={() => span !== null && void start(span)}
          >
            {text.startBackfill}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SpanChoice span={span} now={now} onChange={setSpan} />
        {problem !== null && (
          <p role="alert" className="text-critical-text">
            {problem.title}. {problem.detail}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The span to read: one up to now, or between two times. */
function SpanChoice({
  span,
  now,
  onChange,
}: {
  span: Span | null;
  now: number;
  onChange: (span: Span) => void;
}) {
  const text = textOf(integrationText);
  const shown =
    span === null ? null : text.spanOf(localDateTime(span.from), localDateTime(span.to, 'long'));
  const days = span?.days ?? null;
  return (
    <div>
      <p className="mb-1.5 font-medium">{text.span}</p>
      <DateRangeButton
        label={shown === null ? text.chooseSpan : text.spanIs(shown)}
        shown={shown ?? text.chooseSpan}
        presets={PRESET_DAYS.map((count) => ({ key: String(count), label: text.lastDays(count) }))}
        activePreset={days === null ? null : String(days)}
        onPreset={(key) =>
          onChange({ from: now - Number(key) * DAY_MS, to: now, days: Number(key) })
        }
        from={span?.from ?? null}
        to={span?.to ?? null}
        onApply={(from, to) => onChange({ from, to: Math.min(to, now), days: null })}
      />
    </div>
  );
}
