import type { CaseDetail } from '@waybill/contract';
import type { CaseActions } from './use-case.ts';
import type { Member } from '../../../components/cases/use-members.ts';

/** Props of each part of the page. */
export interface CasePart {
  shown: CaseDetail;
  actions: CaseActions;
  /** Possible assignees. */
  members: readonly Member[];
  /** Why the reader may not change anything. */
  missing: string | undefined;
}
