import { usePolicyNames } from '../../components/detection/use-policy-names.ts';
import { OpenFacetBars } from '../OpenFacetBars.tsx';

/** Which policies raised the detections that wait. */
export function TopPolicies() {
  const names = usePolicyNames();
  return <OpenFacetBars label="Policies behind open detections" facet="policy" names={names} />;
}
