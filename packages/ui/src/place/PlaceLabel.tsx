import { Badge } from '../badge/Badge.tsx';
import { textOf } from '../text/define-text.ts';
import { placeText } from './place.text.ts';
import { SourceGlyph } from './SourceGlyph.tsx';

export interface PlaceLabelProps {
  name: string;
  /** The folder, channel, table or path inside the place. */
  container?: string | null | undefined;
  /** Whether the organisation governs it; unknown is its own value and shows nothing. */
  managed?: 'yes' | 'no' | 'unknown' | boolean | undefined;
  /** Lies outside the organisation. */
  outside?: 'yes' | 'no' | 'unknown' | boolean | undefined;
}

/**
 * A place: glyph, name, container, and whether it is outside the organisation. On narrow pages the
 * container is truncated first, then the name; the marks stay.
 */
export function PlaceLabel({ name, container, managed, outside }: PlaceLabelProps) {
  const isUnmanaged = managed === 'no' || managed === false;
  const isOutside = outside === 'yes' || outside === true;
  const text = textOf(placeText);
  const full = container === undefined || container === null ? name : `${name} · ${container}`;
  return (
    <span
      data-cut={full}
      className="inline-flex max-w-full min-w-0 items-center gap-2 align-middle"
    >
      <SourceGlyph name={name} />
      <span className="min-w-[2ch] shrink-2 truncate text-ink">{name}</span>
      {container !== undefined && container !== null && (
        <span className="min-w-0 shrink-[9999] truncate font-mono text-sm text-ink-3">
          {container}
        </span>
      )}
      {isUnmanaged && <Badge tone="high">{text.unmanaged}</Badge>}
      {isOutside && <Badge>{text.outside}</Badge>}
    </span>
  );
}
