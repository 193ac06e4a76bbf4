import { Button, EmptyState, SkeletonRows, textOf } from '@waybill/ui';
import { useParams } from 'react-router';
import { ApiError } from '../../app/http/api-error.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { GoalPage } from './goal/GoalPage.tsx';
import { wizardText } from './wizard.text.ts';
import { WizardForm } from './WizardForm.tsx';

/** Makes a policy, or changes one: without an address of its own it begins with the goal. */
export function PolicyWizardPage() {
  const { policyId } = useParams();
  return policyId === undefined ? <GoalPage /> : <Opened key={policyId} policyKey={policyId} />;
}

function Opened({ policyKey }: { policyKey: string }) {
  const words = textOf(wizardText);
  const { navigate } = useNavigator();
  // A form is not read again behind its writer's back: what others change is told when it is saved.
  const { data, error, mutate, isValidating } = useRead(
    '/v1/policies/{policyKey}',
    { params: { policyKey } },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (data !== undefined) return <WizardForm start={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        kind="noMatch"
        title={words.notFound}
        description={words.notFoundHelp}
        actions={<Button onClick={() => navigate('/policies')}>{words.toPolicies}</Button>}
      />
    );
  }
  if (error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="policy:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return <SkeletonRows rows={8} />;
}
