import { SourceGlyph } from '@waybill/ui';
import { OpenFacetBars } from '../OpenFacetBars.tsx';

/** Where the data of open detections went. */
export function TopDestinations() {
  return (
    <OpenFacetBars
      label="Destinations of open detections"
      facet="destination"
      iconOf={(destination) => <SourceGlyph name={destination} />}
    />
  );
}
