import { textOf, type MenuItem } from '@waybill/ui';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { triageText } from './triage.text.ts';

/** Creates a policy from a detection that it would match, for authors of policies. */
export function usePolicyItem(detectionId: string): MenuItem[] {
  const { can } = useSessionInfo();
  const { navigate } = useNavigator();
  if (!can('policy:edit')) return [];
  const onSelect = () =>
    navigate(`/policies/wizard?${new URLSearchParams({ detection: detectionId })}`);
  return [{ key: 'policy', label: textOf(triageText).policyFromThis, onSelect }];
}
