import { useSearchParams } from 'react-router';
import { LazyCasesView } from './cases/LazyCasesView.tsx';
import { DetectionsPage } from './DetectionsPage.tsx';

/** The detections, or the cases that they are gathered in: the address says which. */
export function DetectionsScreen() {
  const [search] = useSearchParams();
  return search.get('view') === 'cases' ? (
    <LazyCasesView caseId={search.get('case')} />
  ) : (
    <DetectionsPage />
  );
}
