import { CaseList } from './CaseList.tsx';
import { CasePage } from './CasePage.tsx';

/** The list of cases, or one of them. */
export function CasesView({ caseId }: { caseId: string | null }) {
  return caseId === null ? <CaseList /> : <CasePage key={caseId} caseId={caseId} />;
}
