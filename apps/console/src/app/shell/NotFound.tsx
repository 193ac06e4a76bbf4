import { buttonClass, EmptyState, PageHeader, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { screensText } from '../screens/screens.text.ts';
import { shellText } from './shell.text.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Any other path. The heading is the specification's text. */
export function NotFound() {
  const text = textOf(shellText);
  const { notFound } = textOf(screensText);
  useDocumentTitle(notFound);
  return (
    <div className="p-5">
      <PageHeader title={notFound} />
      <EmptyState
        kind="noMatch"
        title={text.noScreen}
        description={text.noScreenDetail}
        actions={
          <>
            <Link to="/" className={buttonClass('primary', 'md')}>
              {text.dashboard}
            </Link>
            <Link to="/detections" className={buttonClass('secondary', 'md')}>
              {text.searchDetections}
            </Link>
          </>
        }
      />
    </div>
  );
}
