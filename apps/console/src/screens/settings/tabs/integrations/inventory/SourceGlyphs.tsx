import type { IntegrationName } from '@waybill/contract';
import { SourceGlyph, VisuallyHidden } from '@waybill/ui';

/** Sources side by side as glyphs; their names are in the title and read out. */
export function SourceGlyphs({ names }: { names: readonly IntegrationName[] }) {
  const words = names.join(', ');
  return (
    <span title={words} className="inline-flex items-center gap-1 align-middle">
      {names.map((name) => (
        <SourceGlyph key={name} name={name} />
      ))}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
