import type { CaseDetail, CaseKind } from '@waybill/contract';
import { CASE_KINDS } from '@waybill/contract/case-values';
import { Checkbox, Combobox, Field, RadioGroup, Select, TextField, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { change as send } from '../../app/http/api.ts';
import { useRead } from '../../app/http/use-read.ts';
import { FormDialog } from '../FormDialog.tsx';
import { casesText } from './cases.text.ts';
import { useCasesChanged } from './use-cases-changed.ts';

export interface CaseDialogProps {
  /** What goes into the case; none for a case that begins without detections. */
  detectionIds: readonly string[];
  /** What a new case is called unless somebody gives another title. */
  proposedTitle?: string | undefined;
  onDone: (changed: CaseDetail, isNew: boolean) => void;
  onClose: () => void;
}

/** Opens a case, or adds detections to one that is open. */
export function CaseDialog({ detectionIds, proposedTitle = '', onDone, onClose }: CaseDialogProps) {
  const text = textOf(casesText);
  const [isNew, setIsNew] = useState(true);
  const [title, setTitle] = useState(proposedTitle);
  const [kind, setKind] = useState<CaseKind>('other');
  const [isRestricted, setIsRestricted] = useState(false);
  const [caseId, setCaseId] = useState<string | null>(null);
  const show = useCasesChanged();
  const missing = isNew
    ? title.trim() === ''
      ? text.titleFirst
      : undefined
    : caseId === null
      ? text.caseFirst
      : undefined;

  function sent(): Promise<CaseDetail | undefined> {
    if (!isNew && caseId !== null) {
      return send('POST', '/v1/cases/{caseId}/detections', {
        params: { caseId },
        body: { detectionIds: [...detectionIds] },
      });
    }
    return send('POST', '/v1/cases', {
      body: { title: title.trim(), kind, isRestricted, detectionIds: [...detectionIds] },
    });
  }

  async function submit(): Promise<void> {
    const answer = await sent();
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
      {hasDetections && (
        <RadioGroup
          label={text.where}
          value={isNew ? 'new' : 'existing'}
          onChange={(value) => setIsNew(value === 'new')}
          options={[
            { value: 'new', label: text.newCase },
            { value: 'existing', label: text.existingCase },
          ]}
        />
      )}
      {isNew ? (
        <NewCase
          title={title}
          onTitle={setTitle}
          kind={kind}
          onKind={setKind}
          isRestricted={isRestricted}
          onRestrict={setIsRestricted}
        />
      ) : (
        <ExistingCase caseId={caseId} onChoose={setCaseId} />
      )}
    </FormDialog>
  );
}

interface NewCaseProps {
  title: string;
  onTitle: (title: string) => void;
  kind: CaseKind;
  onKind: (kind: CaseKind) => void;
  isRestricted: boolean;
  onRestrict: (isRestricted: boolean) => void;
}

function NewCase(props: NewCaseProps) {
  const text = textOf(casesText);
  return (
    <>
      <TextField
        label={text.caseTitle}
        value={props.title}
        maxLength={200}
        data-autofocus
        onChange={(event) => props.onTitle(event.target.value)}
      />
      <Field label={text.kind} hint={text.kindHint}>
        <Select
          label={text.kind}
          value={props.kind}
          onChange={(value) => props.onKind(CASE_KINDS.find((one) => one === value) ?? 'other')}
          options={CASE_KINDS.map((kind) => ({ value: kind, label: text[`kind_${kind}`] }))}
        />
      </Field>
      <Checkbox
        label={text.onlyMembers}
        checked={props.isRestricted}
        onChange={(event) => props.onRestrict(event.target.checked)}
      />
    </>
  );
}

function ExistingCase({
  caseId,
  onChoose,
}: {
  caseId: string | null;
  onChoose: (caseId: string) => void;
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
        onChange={onChoose}
        options={(data?.items ?? []).map((one) => ({
          value: one.caseId,
          label: `CASE-${one.number} ${one.title}`,
        }))}
      />
    </Field>
  );
}
