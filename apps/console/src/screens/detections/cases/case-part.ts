import type { CaseDetail } from '@waybill/contract';
import type { CaseActions } from './use-case.ts';
import type { Member } from '../../../components/cases/use-members.ts';

/** What each part of the page gets. */
export interface CasePart {
  shown: CaseDetail;
  actions: CaseActions;
  /** Possible assignees. */
  members: readonly Member[];
  /** Why the reader may not change anything. */
  missing: string | undefined;
}
