import { SourceGlyph } from '@waybill/ui';
import { OpenFacetBars } from '../OpenFacetBars.tsx';

function glyphOf(destination: string) {
  return <SourceGlyph name={destination} />;
}

/** Where the data of open detections went. */
export function TopDestinations() {
  return (
    <OpenFacetBars label="Destinations of open detections" facet="destination" iconOf={glyphOf} />
  );
}
