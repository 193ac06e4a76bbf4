import type { CaseDetail, CaseKind, CaseListItem } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useState } from 'react';
import { change as send } from '../../app/http/api.ts';
import { useMissingReason } from '../../app/session/session-context.ts';
import { casesText } from './cases.text.ts';
import { missingCloser } from './restriction-draft.ts';
import { useMembers } from './use-members.ts';

/** Detections for a case, with the reason if they will be hidden. */
interface Going {
  detectionIds: string[];
  reason?: string;
}

export type NewCaseDraft = ReturnType<typeof useNewCase>;

/** A case to be opened. */
export function useNewCase(proposedTitle: string) {
  const [title, setTitle] = useState(proposedTitle);
  const [kind, setKind] = useState<CaseKind>('other');
  const [isRestricted, setIsRestricted] = useState(false);
  const [memberIds, setMemberIds] = useState<string[]>([]);
  // The reader is a member anyway.
  const [, ...others] = useMembers();
  const noTitle = title.trim() === '' ? textOf(casesText).titleFirst : undefined;
  return {
    title,
    setTitle,
    kind,
    setKind,
    isRestricted,
    setIsRestricted,
    memberIds,
    setMemberIds,
    others,
    refused: useMissingReason('case:restrict'),
    /** Why it cannot be opened yet. */
    missing: noTitle ?? (isRestricted ? missingCloser(memberIds, others) : undefined),
    send: (going: Going): Promise<CaseDetail | undefined> =>
      send('POST', '/v1/cases', {
        body: {
          title: title.trim(),
          kind,
          ...(isRestricted ? { isRestricted, memberIds } : {}),
          ...going,
        },
      }),
  };
}

/** An open case to which detections will be added. */
export function useExistingCase() {
  const [chosen, choose] = useState<CaseListItem | null>(null);
  const refused = useMissingReason('case:restrict');
  return {
    chosen,
    choose,
    isRestricted: chosen?.isRestricted === true,
    /** Why nothing can be added yet. */
    missing:
      chosen === null ? textOf(casesText).caseFirst : chosen.isRestricted ? refused : undefined,
    send: async (going: Going): Promise<CaseDetail | undefined> =>
      chosen === null
        ? undefined
        : send('POST', '/v1/cases/{caseId}/detections', {
            params: { caseId: chosen.caseId },
            body: going,
          }),
  };
}
