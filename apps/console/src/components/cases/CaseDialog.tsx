import type { CaseDetail, CaseListItem } from '@waybill/contract';
import { CASE_KINDS } from '@waybill/contract/case-values';
import { Combobox, Field, RadioGroup, Select, Switch, TextField, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { FormDialog } from '../FormDialog.tsx';
import { casesText } from './cases.text.ts';
import { MembersField } from './MembersField.tsx';
import { ReasonField } from './ReasonField.tsx';
import { missingReason } from './restriction-draft.ts';
import { restrictionText } from './restriction.text.ts';
import { useExistingCase, useNewCase, type NewCaseDraft } from './use-case-draft.ts';
import { useCasesChanged } from './use-cases-changed.ts';

export interface CaseDialogProps {
  /** Detections to add; none for an empty case. */
  detectionIds: readonly string[];
  /** Default title of a new case. */
  proposedTitle?: string | undefined;
  onDone: (changed: CaseDetail, isNew: boolean) => void;
  onClose: () => void;
}

/** Opens a case, or adds detections to an open one. */
export function CaseDialog({ detectionIds, proposedTitle = '', onDone, onClose }: CaseDialogProps) {
  const text = textOf(casesText);
  const [isNew, setIsNew] = useState(true);
  const fresh = useNewCase(proposedTitle);
  const held = useExistingCase();
  const [reason, setReason] = useState('');
  const show = useCasesChanged();
  const draft = isNew ? fresh : held;
  const isHidden = draft.isRestricted;
  const missing = draft.missing ?? (isHidden ? missingReason(reason) : undefined);

  async function submit(): Promise<void> {
    const body = {
      detectionIds: [...detectionIds],
      ...(isHidden ? { reason: reason.trim() } : {}),
    };
    const answer = await draft.send(body);
    if (answer === undefined) return;
    await show(answer, detectionIds);
    onDone(answer, isNew);
  }

  const hasDetections = detectionIds.length > 0;
  return (
    <FormDialog
      title={hasDetections ? text.addTitle(detectionIds.length) : text.newCase}
      label={isNew ? text.create : text.add}
      missing={missing}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasDetections && <WhereTo isNew={isNew} onChange={setIsNew} />}
      {isNew ? (
        <NewCase draft={fresh} />
      ) : (
        <ExistingCase caseId={held.chosen?.caseId ?? null} onChoose={held.choose} />
      )}
      {isHidden && <ReasonField reason={reason} onReason={setReason} />}
    </FormDialog>
  );
}

function WhereTo({ isNew, onChange }: { isNew: boolean; onChange: (isNew: boolean) => void }) {
  const text = textOf(casesText);
  return (
    <RadioGroup
      label={text.where}
      value={isNew ? 'new' : 'existing'}
      onChange={(value) => onChange(value === 'new')}
      options={[
        { value: 'new', label: text.newCase },
        { value: 'existing', label: text.existingCase },
      ]}
    />
  );
}

function NewCase({ draft }: { draft: NewCaseDraft }) {
  const text = textOf(casesText);
  const words = textOf(restrictionText);
  return (
    <>
      <TextField
        label={text.caseTitle}
        value={draft.title}
        maxLength={200}
        data-autofocus
        onChange={(event) => draft.setTitle(event.target.value)}
      />
      <Field label={text.kind} hint={text.kindHint}>
        <Select
          label={text.kind}
          value={draft.kind}
          onChange={(value) => draft.setKind(CASE_KINDS.find((one) => one === value) ?? 'other')}
          options={CASE_KINDS.map((kind) => ({ value: kind, label: text[`kind_${kind}`] }))}
        />
      </Field>
      <Switch
        label={words.restrict}
        hint={words.restrictHint}
        isOn={draft.isRestricted}
        onChange={draft.setIsRestricted}
        disabledReason={draft.refused}
      />
      {draft.isRestricted && (
        <MembersField
          members={draft.others}
          memberIds={draft.memberIds}
          onMembers={draft.setMemberIds}
          isRestricted
        />
      )}
    </>
  );
}

function ExistingCase({
  caseId,
  onChoose,
}: {
  caseId: string | null;
  onChoose: (chosen: CaseListItem | null) => void;
}): ReactNode {
  const text = textOf(casesText);
  const { data, error } = useRead('/v1/cases', { query: { isClosed: 'false' } });
  if (data === undefined && error !== undefined) {
    return <p className="text-base text-critical-text">{text.casesFailed}</p>;
  }
  if (data?.items.length === 0) return <p className="text-base text-ink-2">{text.noOpenCases}</p>;
  return (
    <Field label={text.caseLabel}>
      <Combobox
        label={text.caseLabel}
        value={caseId}
        onChange={(value) => onChoose(data?.items.find((one) => one.caseId === value) ?? null)}
        options={(data?.items ?? []).map((one) => ({
          value: one.caseId,
          label: `CASE-${one.number} ${one.title}`,
        }))}
      />
    </Field>
  );
}
