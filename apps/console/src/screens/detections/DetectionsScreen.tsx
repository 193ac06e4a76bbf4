import { useSearchParams } from 'react-router';
import { LazyCasesView } from './cases/LazyCasesView.tsx';
import { DefaultView } from './DefaultView.tsx';
import { DetectionsPage } from './DetectionsPage.tsx';

/** The detections, or their cases, depending on the address. Without parameters it opens a view. */
export function DetectionsScreen() {
  const [search] = useSearchParams();
  if (search.size === 0) return <DefaultView />;
  return search.get('view') === 'cases' ? (
    <LazyCasesView caseId={search.get('case')} />
  ) : (
    <DetectionsPage />
  );
}
