import { OpenFacetBars } from '../OpenFacetBars.tsx';

/** Which policies raised the detections that wait. */
export function TopPolicies() {
  return <OpenFacetBars label="Policies behind open detections" facet="policy" />;
}
