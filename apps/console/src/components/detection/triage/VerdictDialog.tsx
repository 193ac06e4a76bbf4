import type { TriageChange, Verdict, VerdictReason } from '@waybill/contract';
import { VERDICT_REASONS, VERDICTS } from '@waybill/contract/enums';
import { Button, Dialog, Field, Kbd, Select, TextArea, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { takesText } from '../../takes-text.ts';
import { wordOf } from '../word-of.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { type Subject } from './subject.ts';
import { triageText } from './triage.text.ts';

/** The letter of each verdict: its first in English, in every language. */
const VERDICT_KEYS: Readonly<Record<Verdict, string>> = {
  confirmed: 'c',
  authorised: 'a',
  false_positive: 'f',
  duplicate: 'd',
  insufficient_data: 'i',
};

/** Days for which what returns is suppressed; 0: not at all. */
const EXPIRIES = [30, 90, 180, 365, 0] as const;
const DAY_MS = 86_400_000;

export interface VerdictDialogProps {
  subject: Subject;
  /** The caller may add text, e.g. that the next one follows. */
  closeLabel?: string | undefined;
  onSubmit: (change: TriageChange, verdict: Verdict) => void;
  onClose: () => void;
}

/**
 * The verdict by a letter and its reason by a digit: including the key that opens it, three keys close
 * a detection. For many the digit only selects, and the effect is shown before it is applied.
 */
export function VerdictDialog({ subject, closeLabel, onSubmit, onClose }: VerdictDialogProps) {
  const text = textOf(triageText);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [reason, setReason] = useState<VerdictReason | null>(null);
  const [note, setNote] = useState('');
  const [days, setDays] = useState<number>(EXPIRIES[1]);
  const [openedAt] = useState(() => Date.now());
  const isOne = subject.kind === 'one';

  const changeOf = (chosen: Verdict, why: VerdictReason | null) =>
    verdictChange({ verdict: chosen, reason: why, note, days, openedAt });
  function chooseVerdict(chosen: Verdict): void {
    setVerdict(chosen);
    setReason(null);
    if (isOne && VERDICT_REASONS[chosen].length === 0) onSubmit(changeOf(chosen, null), chosen);
  }
  function chooseReason(chosen: VerdictReason): void {
    if (verdict === null) return;
    setReason(chosen);
    if (isOne) onSubmit(changeOf(verdict, chosen), verdict);
  }
  const reasons: readonly VerdictReason[] = verdict === null ? [] : VERDICT_REASONS[verdict];
  function press(event: KeyboardEvent): void {
    if (takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const pressed = VERDICTS.find((one) => VERDICT_KEYS[one] === key);
    const why = reasons[Number(key) - 1];
    if (pressed === undefined && why === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed !== undefined) chooseVerdict(pressed);
    else if (why !== undefined) chooseReason(why);
  }
  const isReady = verdict !== null && (reasons.length === 0 || reason !== null);
  const change = isReady ? changeOf(verdict, reason) : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={isOne ? text.closeOne(subject.detection.number) : text.closeMany(subject.count)}
      description={closeLabel ?? text.closeHint}
      actions={
        isOne ? undefined : (
          <Button
            variant="primary"
            disabledReason={isReady ? undefined : text.chooseVerdict}
            onClick={() => {
              if (change !== null && verdict !== null) onSubmit(change, verdict);
            }}
          >
            {text.close}
          </Button>
        )
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys press the buttons inside */}
      <div
        tabIndex={-1}
        data-autofocus=""
        onKeyDown={press}
        className="flex flex-col gap-4 pb-4 outline-none"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Choices label={text.verdict}>
            {VERDICTS.map((one) => (
              <Choice
                key={one}
                shortcut={VERDICT_KEYS[one].toUpperCase()}
                isOn={verdict === one}
                onPress={() => chooseVerdict(one)}
              >
                {wordOf(one)}
              </Choice>
            ))}
          </Choices>
          <Reasons verdict={verdict} reason={reason} onChoose={chooseReason} />
        </div>
        {verdict === 'authorised' && (
          <Field label={text.expires}>
            <Select
              label={text.expires}
              value={String(days)}
              onChange={(value) => setDays(Number(value))}
              options={EXPIRIES.map((count) => ({
                value: String(count),
                label: count === 0 ? text.notSuppressed : text.forDays(count),
              }))}
            />
          </Field>
        )}
        <TextArea
          label={text.note}
          hint={text.noteHint}
          rows={2}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {subject.kind === 'many' && <ChangePreview chosen={subject.chosen} change={change} />}
      </div>
    </Dialog>
  );
}

interface ReasonsProps {
  verdict: Verdict | null;
  reason: VerdictReason | null;
  onChoose: (reason: VerdictReason) => void;
}

function Reasons({ verdict, reason, onChoose }: ReasonsProps) {
  const text = textOf(triageText);
  const reasons: readonly VerdictReason[] = verdict === null ? [] : VERDICT_REASONS[verdict];
  return (
    <Choices label={text.reason}>
      {reasons.map((one, index) => (
        <Choice
          key={one}
          shortcut={String(index + 1)}
          isOn={reason === one}
          onPress={() => onChoose(one)}
        >
          {wordOf(one)}
        </Choice>
      ))}
      {reasons.length === 0 && (
        <p className="px-2 py-1.5 text-base text-ink-3">
          {verdict === null ? text.chooseVerdict : text.noReason}
        </p>
      )}
    </Choices>
  );
}

interface FilledIn {
  verdict: Verdict;
  reason: VerdictReason | null;
  note: string;
  days: number;
  /** Milliseconds since 1970: what is shown does not move with the clock. */
  openedAt: number;
}

function verdictChange({ verdict, reason, note, days, openedAt }: FilledIn): TriageChange {
  const isSuppressing = verdict === 'authorised' && days > 0;
  return {
    verdict: {
      verdict,
      reason,
      ...(note.trim() === '' ? {} : { note: note.trim() }),
      ...(isSuppressing ? { expiresAt: new Date(openedAt + days * DAY_MS).toISOString() } : {}),
    },
  };
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1">
      <p aria-hidden className="px-2 text-sm font-medium text-ink-3">
        {label}
      </p>
      {children}
    </div>
  );
}

interface ChoiceProps {
  shortcut: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Choice({ shortcut, isOn, onPress, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
      className={clsx(
        'flex min-h-8 items-center gap-2.5 rounded-sm px-2 py-1 text-left text-base',
        isOn ? 'bg-selected text-ink' : 'text-ink hover:bg-hover',
      )}
    >
      <Kbd>{shortcut}</Kbd>
      {children}
    </button>
  );
}
