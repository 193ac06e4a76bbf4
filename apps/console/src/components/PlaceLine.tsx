import type { EvidenceEvent } from '@waybill/contract';
import { PlaceLabel } from '@waybill/ui';

/** A place in a list of facts. As an item of a flex line its names shorten instead of running out. */
export function PlaceLine({ place }: { place: NonNullable<EvidenceEvent['from']> }) {
  return (
    <span className="flex min-w-0">
      <PlaceLabel
        name={place.name}
        container={place.container ?? (place.host === place.name ? null : place.host)}
        managed={place.managed}
        outside={place.outside}
      />
    </span>
  );
}
