import type { CaseDetail, CaseKind, CaseListItem } from '@waybill/contract';
import { CASE_KINDS } from '@waybill/contract/case-values';
import { Combobox, Field, RadioGroup, Select, Switch, TextField, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { change as send } from '../../app/http/api.ts';
import { useRead } from '../../app/http/use-read.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useMissingReason } from '../../app/session/session-context.ts';
import { casesText } from './cases.text.ts';
import { MembersField } from './MembersField.tsx';
import { ReasonField } from './ReasonField.tsx';
import { missingOf, missingReason } from './restriction-draft.ts';
import { restrictionText } from './restriction.text.ts';
import { useMembers, type Member } from './use-members.ts';
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
  const [memberIds, setMemberIds] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [existing, setExisting] = useState<CaseListItem | null>(null);
  const members = useMembers();
  const refused = useMissingReason('case:restrict');
  const show = useCasesChanged();
  const hiding = { reason: reason.trim() };

  /** Why a new case cannot be opened yet. */
  function missingOfNew(): string | undefined {
    if (title.trim() === '') return text.titleFirst;
    return isRestricted ? missingOf({ reason, memberIds }, members) : undefined;
  }

  /** Why detections cannot be added yet. */
  function missingOfExisting(): string | undefined {
    if (existing === null) return text.caseFirst;
    return existing.isRestricted ? (refused ?? missingReason(reason)) : undefined;
  }

  function sent(): Promise<CaseDetail | undefined> {
    if (!isNew && existing !== null) {
      return send('POST', '/v1/cases/{caseId}/detections', {
        params: { caseId: existing.caseId },
        body: { detectionIds: [...detectionIds], ...(existing.isRestricted ? hiding : {}) },
      });
    }
    return send('POST', '/v1/cases', {
      body: {
        title: title.trim(),
        kind,
        detectionIds: [...detectionIds],
        ...(isRestricted ? { isRestricted, memberIds, ...hiding } : {}),
      },
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
      missing={isNew ? missingOfNew() : missingOfExisting()}
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
        <NewCase title={title} onTitle={setTitle} kind={kind} onKind={setKind}>
          <Restriction
            isRestricted={isRestricted}
            onRestrict={setIsRestricted}
            members={members.slice(1)}
            memberIds={memberIds}
            onMembers={setMemberIds}
            refused={refused}
          />
        </NewCase>
      ) : (
        <ExistingCase caseId={existing?.caseId ?? null} onChoose={setExisting} />
      )}
      {(isNew ? isRestricted : existing?.isRestricted === true) && (
        <ReasonField reason={reason} onReason={setReason} />
      )}
    </FormDialog>
  );
}

interface NewCaseProps {
  title: string;
  onTitle: (title: string) => void;
  kind: CaseKind;
  onKind: (kind: CaseKind) => void;
  children: ReactNode;
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
      {props.children}
    </>
  );
}

interface RestrictionProps {
  isRestricted: boolean;
  onRestrict: (isRestricted: boolean) => void;
  /** Everybody but the reader, who is a member anyway. */
  members: readonly Member[];
  memberIds: readonly string[];
  onMembers: (memberIds: string[]) => void;
  refused: string | undefined;
}

/** Hides a new case from everybody but its members, who are chosen here. */
function Restriction({ isRestricted, onRestrict, refused, ...chosen }: RestrictionProps) {
  const text = textOf(restrictionText);
  return (
    <>
      <Switch
        label={text.restrict}
        hint={text.restrictHint}
        isOn={isRestricted}
        onChange={onRestrict}
        disabledReason={refused}
      />
      {isRestricted && <MembersField {...chosen} isRestricted />}
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
