import { Field, MultiSelect, textOf } from '@waybill/ui';
import { restrictionText } from './restriction.text.ts';
import type { Member } from './use-members.ts';

const RANK = { all: 0, all_but_critical: 1, nothing: 2 } as const;

export interface MembersFieldProps {
  members: readonly Member[];
  memberIds: readonly string[];
  onMembers: (memberIds: string[]) => void;
  /** The case is restricted: someone else in it must be able to close it. */
  isRestricted: boolean;
}

/** Members of a case. For a restricted one, those who can close its detections are offered first. */
export function MembersField({ members, memberIds, onMembers, isRestricted }: MembersFieldProps) {
  const text = textOf(restrictionText);
  const offered = isRestricted
    ? members.toSorted((a, b) => RANK[a.mayClose] - RANK[b.mayClose])
    : members;
  return (
    <Field label={text.members} hint={isRestricted ? text.membersHint : undefined}>
      <MultiSelect
        label={text.members}
        values={memberIds}
        onChange={onMembers}
        options={offered.map(({ userId, name, mayClose }) => ({
          value: userId,
          label: name,
          hint: isRestricted ? text[`mayClose_${mayClose}`] : undefined,
        }))}
      />
    </Field>
  );
}
