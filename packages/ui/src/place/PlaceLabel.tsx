import { Badge } from '../badge/Badge.tsx';
import { SourceGlyph } from './SourceGlyph.tsx';

export interface PlaceLabelProps {
  name: string;
  /** The folder, channel, table or path inside the place. */
  container?: string | null | undefined;
  /** Whether the organisation governs it; unknown is a value of its own and shows nothing. */
  managed?: 'yes' | 'no' | 'unknown' | boolean | undefined;
  /** Lies outside the organisation. */
  outside?: 'yes' | 'no' | 'unknown' | boolean | undefined;
}

/** A place: glyph, name, what is inside it, and whether it is out of the organisation's hands. */
export function PlaceLabel({ name, container, managed, outside }: PlaceLabelProps) {
  const isUnmanaged = managed === 'no' || managed === false;
  const isOutside = outside === 'yes' || outside === true;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <SourceGlyph name={name} />
      <span className="min-w-8 truncate text-ink">{name}</span>
      {container !== undefined && container !== null && (
        <span className="min-w-8 truncate font-mono text-sm text-ink-3">{container}</span>
      )}
      {isUnmanaged && <Badge tone="high">Unmanaged</Badge>}
      {isOutside && <Badge>Outside</Badge>}
    </span>
  );
}
