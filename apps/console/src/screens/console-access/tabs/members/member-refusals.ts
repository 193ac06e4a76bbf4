import type { MemberAccess } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { memberActionsText } from './member-actions.text.ts';

/** Why the reader cannot change a member’s access; undefined where it can be done. */
export function changeRefusal(
  { userId, isInvited, isManageable }: MemberAccess,
  ownId: string,
): string | undefined {
  const text = textOf(memberActionsText);
  if (userId === ownId) return text.ownAccount;
  if (isInvited) return text.notAccepted;
  return isManageable ? undefined : text.moreRights;
}

/** The same of what takes the access away. */
export function endRefusal(member: MemberAccess, ownId: string): string | undefined {
  const refusal = changeRefusal(member, ownId);
  if (refusal !== undefined) return refusal;
  return member.isLastOwner ? textOf(memberActionsText).lastOwner : undefined;
}
