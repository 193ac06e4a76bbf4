import type { InvitationLine, RoleInfo } from '@waybill/contract';
import { Badge, Button, Dialog, Field, Select, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../app/http/api.ts';
import { tellFailure } from '../../app/http/tell-failure.ts';
import { FileButton } from '../../components/FileButton.tsx';
import { invitationTableText } from './invitation-table.text.ts';
import { roleOptions } from './role-options.ts';

export interface InvitationTableDialogProps {
  roles: readonly RoleInfo[];
  onClose: () => void;
  onInvited: () => Promise<unknown>;
}

/** Invites the people of a CSV file: tries it, shows the result of each line, and sends when that is confirmed. */
export function InvitationTableDialog({ roles, onClose, onInvited }: InvitationTableDialogProps) {
  const text = textOf(invitationTableText);
  const [csv, setCsv] = useState('');
  const [role, setRole] = useState('Analyst L1');
  const [lines, setLines] = useState<readonly InvitationLine[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ready = lines?.filter(({ outcome }) => outcome === 'ready').length ?? 0;
  const isSent = lines?.some(({ outcome }) => outcome === 'sent') ?? false;

  async function upload(table: string, asRole: string, isTrial: boolean): Promise<void> {
    setIsBusy(true);
    try {
      const body = { csv: table, role: asRole, isTrial };
      const answer = await change('POST', '/v1/invitations/bulk', { body });
      setLines(answer?.lines ?? null);
      const sent = answer?.lines.filter(({ outcome }) => outcome === 'sent').length ?? 0;
      if (!isTrial && answer !== undefined) {
        toast({ variant: 'success', title: text.sent(sent) });
        await onInvited();
      }
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const table = await file.text();
    setCsv(table);
    await upload(table, role, true);
  }

  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={text.title}
      description={text.about}
      actions={
        <>
          <Button onClick={onClose}>{isSent ? text.close : text.cancel}</Button>
          {!isSent && (
            <Button
              variant="primary"
              isBusy={isBusy}
              disabledReason={ready === 0 ? text.nothing : undefined}
              onClick={() => void upload(csv, role, false)}
            >
              {text.send(ready)}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!isSent && (
          <>
            <Field label={text.role}>
              <Select
                label={text.role}
                options={roleOptions(roles)}
                value={role}
                onChange={(value) => {
                  setRole(value);
                  if (csv !== '') void upload(csv, value, true);
                }}
              />
            </Field>
            <div>
              <FileButton
                accept=".csv,text/csv"
                isBusy={isBusy}
                onFiles={([file]) => void choose(file)}
              >
                {text.choose}
              </FileButton>
            </div>
          </>
        )}
        {lines !== null && <Results lines={lines} />}
      </div>
    </Dialog>
  );
}

function Results({ lines }: { lines: readonly InvitationLine[] }) {
  const text = textOf(invitationTableText);
  const count = (wanted: InvitationLine['outcome']) =>
    lines.filter(({ outcome }) => outcome === wanted).length;
  const done = count('sent') > 0 ? text.sent(count('sent')) : text.ready(count('ready'));
  return (
    <section aria-label={text.results}>
      <p role="status" className="mb-2 font-medium">
        {done}
        {count('refused') > 0 && `, ${text.refused(count('refused'))}`}
      </p>
      <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
        {lines.map((line) => (
          <ResultLine key={line.line} line={line} />
        ))}
      </ul>
    </section>
  );
}

function ResultLine({ line }: { line: InvitationLine }) {
  const text = textOf(invitationTableText);
  const { outcome, field, fault, email, name, role } = line;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="mr-2 text-sm text-ink-3 tabular-nums">
          {text.line} {line.line}
        </span>
        {[email, name, role].filter(Boolean).join(', ')}
      </span>
      {outcome === 'refused' && field !== null && fault !== null ? (
        <span className="text-critical-text">
          {text.faultAt(text[`field_${field}`], text[`fault_${fault}`])}
        </span>
      ) : (
        <Badge tone="accent">{outcome === 'sent' ? text.outcome_sent : text.outcome_ready}</Badge>
      )}
    </li>
  );
}
