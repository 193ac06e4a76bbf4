import { buttonClass, EmptyState } from '@waybill/ui';
import { Link } from 'react-router';
import { useDocumentTitle } from './use-document-title.ts';

/** Any other path. The title is the specification's text. */
export function NotFound() {
  useDocumentTitle('Not Found');
  return (
    <EmptyState
      kind="noMatch"
      title="Not Found"
      description="No screen has this address. Go to the dashboard, or search the detections for what you had in mind."
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
  );
}
