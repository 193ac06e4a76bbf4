import type { AccessHolder, Remediation, RemediationOption } from '@waybill/contract';
import { Badge, Button, Dialog, SkeletonRows, TextField, textOf, toast } from '@waybill/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import type { RemediationActs, RemediationPreview } from './remediation-acts.ts';
import { failureLine, lossLine } from './remediation-words.ts';
import { remediationText } from './remediation.text.ts';

export interface RemediationDialogProps {
  detectionId: string;
  option: RemediationOption;
  acts: RemediationActs;
  onClose: () => void;
  /** It was run, or handed to a second person. */
  onRun: () => void;
}

/** Asks the source who has access, shows who would lose it, and has it carried out with a reason. */
export function RemediationDialog(props: RemediationDialogProps) {
  const { option, acts, onClose, onRun } = props;
  const text = textOf(remediationText);
  const { preview, error, again } = usePreview(props);
  const [reason, setReason] = useState('');
  const [isSending, setIsSending] = useState(false);
  const remediation = preview?.remediation ?? null;
  const runnable = remediation !== null && remediation.holders.length > 0 ? remediation : null;
  const act = option.capability === null ? '' : text[option.capability];
  const run = async ({ remediationId }: Remediation): Promise<void> => {
    setIsSending(true);
    try {
      const sent = await acts.run(remediationId, reason.trim());
      if (sent === undefined) return;
      const title = sent.state === 'asked' ? text.askedSecond : text.sent;
      toast({ variant: 'success', title });
      onRun();
    } catch {
      toast({ variant: 'error', title: text.changedSince });
      onRun();
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={text.previewOf(act, option.objectName ?? text.noObject)}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {runnable !== null && (
            <Button
              variant="danger"
              disabledReason={reason.trim() === '' ? text.reason : undefined}
              isBusy={isSending}
              onClick={() => void run(runnable)}
            >
              {runnable.isDestructive ? text.ask : text.run}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2" aria-live="polite">
        {error === undefined ? (
          <Answer preview={preview} source={option.source} />
        ) : (
          <ErrorPanel
            error={error}
            permission="remediation:run"
            isRetrying={false}
            onRetry={again}
          />
        )}
        {runnable !== null && (
          <TextField
            label={text.reason}
            isRequired
            maxLength={400}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The source's response, or that it is being asked. */
function Answer({
  preview,
  source,
}: {
  preview: RemediationPreview | undefined;
  source: string;
}): ReactNode {
  if (preview === undefined) {
    return <SkeletonRows rows={3} columns={2} label={textOf(remediationText).asking(source)} />;
  }
  const { failure, remediation } = preview;
  if (failure !== null) {
    return <p className="text-base text-high-text">{failureLine(failure)}</p>;
  }
  return remediation === null ? null : <Losses remediation={remediation} />;
}

function Losses({ remediation }: { remediation: Remediation }) {
  const text = textOf(remediationText);
  const { holders, keptCount, isDestructive } = remediation;
  return (
    <>
      <p className="text-base">
        {lossLine(holders)} {keptCount > 0 && text.keeps(keptCount)}
      </p>
      {holders.length > 0 && (
        <ul
          aria-label={text.whoLoses}
          className="max-h-60 overflow-y-auto rounded-sm border border-line"
        >
          {holders.map((holder) => (
            <HolderRow key={holder.key} holder={holder} />
          ))}
        </ul>
      )}
      {isDestructive && holders.length > 0 && (
        <p className="text-base text-ink-2">{text.needsSecond}</p>
      )}
    </>
  );
}

function HolderRow({ holder: { kind, name, role, isOutside } }: { holder: AccessHolder }) {
  const text = textOf(remediationText);
  return (
    <li className="flex items-center gap-3 border-b border-line px-3 py-1.5 text-base last:border-b-0">
      <span className="min-w-0 flex-1 truncate">{name ?? text[kind]}</span>
      {name !== null && <span className="text-sm text-ink-3">{text[kind]}</span>}
      {role !== null && <span className="text-sm text-ink-3">{role}</span>}
      {isOutside === true && <Badge tone="high">{text.outside}</Badge>}
    </li>
  );
}

/** The source's response, requested when the dialog opens. */
function usePreview({ detectionId, option, acts, onClose }: RemediationDialogProps) {
  const [preview, setPreview] = useState<RemediationPreview | undefined>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      try {
        const found = await acts.preview(detectionId, option);
        if (!isCurrent) return;
        // A refusal was already reported.
        if (found === undefined) close.current();
        else setPreview(found);
      } catch (fault) {
        if (isCurrent) setError(fault);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [detectionId, option, acts, attempt]);
  const again = (): void => {
    setError(undefined);
    setAttempt((count) => count + 1);
  };
  return { preview, error, again };
}
