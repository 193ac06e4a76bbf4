import { Switch, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { MembersField } from '../../../components/cases/MembersField.tsx';
import { ReasonField } from '../../../components/cases/ReasonField.tsx';
import { missingCloser, missingReason } from '../../../components/cases/restriction-draft.ts';
import { restrictionText } from '../../../components/cases/restriction.text.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import type { CasePart } from './case-part.ts';
import { casePageText } from './case-page.text.ts';

/** Members of a case, and whether others see it. Hiding it from someone requires a reason. */
export function MembersDialog({ part, onClose }: { part: CasePart; onClose: () => void }) {
  const { shown, actions, members } = part;
  const text = textOf(casePageText);
  const words = textOf(restrictionText);
  const refused = useMissingReason('case:restrict');
  const [memberIds, setMemberIds] = useState(shown.members.map(({ userId }) => userId));
  const [isRestricted, setIsRestricted] = useState(shown.isRestricted);
  const [reason, setReason] = useState('');
  // Former members of the organisation stay in the list of choices.
  const gone = shown.members.filter(({ userId }) => !members.some((one) => one.userId === userId));
  const known = [...members, ...gone.map((one) => ({ ...one, mayClose: 'nothing' as const }))];
  const isSomebodyRemoved = shown.members.some(({ userId }) => !memberIds.includes(userId));
  const isHiding = isRestricted && (!shown.isRestricted || isSomebodyRemoved);
  const missing = isHiding
    ? (refused ?? missingCloser(memberIds, known.slice(1)) ?? missingReason(reason))
    : undefined;
  const isLifted = shown.isRestricted && !isRestricted;
  async function submit(): Promise<void> {
    const isDone = await actions.patch({
      memberIds,
      ...(isRestricted === shown.isRestricted ? {} : { isRestricted }),
      ...(isHiding ? { reason: reason.trim() } : {}),
    });
    if (isDone) onClose();
  }
  return (
    <FormDialog
      title={text.membersTitle}
      label={text.save}
      missing={missing}
      onSubmit={submit}
      onClose={onClose}
    >
      <MembersField
        members={known}
        memberIds={memberIds}
        onMembers={setMemberIds}
        isRestricted={isRestricted}
      />
      <Switch
        label={words.restrict}
        hint={isLifted ? words.lift : words.restrictHint}
        isOn={isRestricted}
        onChange={setIsRestricted}
        disabledReason={refused}
      />
      {isHiding && <ReasonField reason={reason} onReason={setReason} />}
    </FormDialog>
  );
}
