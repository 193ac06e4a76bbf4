import { Button, EmptyState, PageHeader, SkeletonRows, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../app/http/api-error.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { GoalPage } from './goal/GoalPage.tsx';
import { screenText } from './screen.text.ts';
import { wizardText } from './wizard.text.ts';
import { WizardForm } from './WizardForm.tsx';

/** Creates or edits a policy: without an id it starts with the goal. */
export function PolicyWizardPage() {
  const { policyId } = useParams();
  return policyId === undefined ? <GoalPage /> : <Opened key={policyId} policyKey={policyId} />;
}

function Opened({ policyKey }: { policyKey: string }) {
  const words = textOf(wizardText);
  const { navigate } = useNavigator();
  // A form is not reread while someone edits it: concurrent changes are reported on saving.
  const { data, error, mutate, isValidating } = useRead(
    '/v1/policies/{policyKey}',
    { params: { policyKey } },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (data !== undefined) return <WizardForm start={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Frame>
        <EmptyState
          kind="noMatch"
          title={words.notFound}
          description={words.notFoundHelp}
          actions={<Button onClick={() => navigate('/policies')}>{words.toPolicies}</Button>}
        />
      </Frame>
    );
  }
  if (error !== undefined) {
    return (
      <Frame>
        <ErrorPanel
          error={error}
          permission="policy:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <SkeletonRows rows={8} />
    </Frame>
  );
}

/** Replacement for a missing or loading policy. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="border-b border-line bg-surface px-4 py-3.5">
        <PageHeader title={textOf(screenText).title} />
      </div>
      {children}
    </>
  );
}
