import { buttonClass, EmptyState, PageHeader } from '@waybill/ui';
import { Link } from 'react-router';
import { useDocumentTitle } from './use-document-title.ts';

/** Any other path. The heading is the specification's text. */
export function NotFound() {
  useDocumentTitle('Not Found');
  return (
    <div className="p-5">
      <PageHeader title="Not Found" />
      <EmptyState
        kind="noMatch"
        title="No screen has this address"
        description="Go to the dashboard, or search the detections for what you had in mind."
        actions={
          <>
            <Link to="/" className={buttonClass('primary', 'md')}>
              Dashboard
            </Link>
            <Link to="/detections" className={buttonClass('secondary', 'md')}>
              Search detections
            </Link>
          </>
        }
      />
    </div>
  );
}
