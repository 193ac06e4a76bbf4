import { formatCount } from '@waybill/ui';
import { Command } from 'cmdk';
import { PaletteItem, type PaletteLine } from './PaletteItem.tsx';

/** Lines under a heading, with their total if not all are shown. */
export function PaletteSection({
  label,
  total,
  lines,
}: {
  label: string;
  total?: number | undefined;
  lines: readonly PaletteLine[];
}) {
  if (lines.length === 0) return null;
  return (
    <Command.Group
      className="last:pb-2"
      heading={
        <span className="flex items-baseline justify-between gap-3 px-2.5 pt-2.5 pb-1 text-sm font-medium text-ink-3">
          {label}
          {total !== undefined && (
            <span className="font-normal tabular-nums">{formatCount(total)}</span>
          )}
        </span>
      }
    >
      {lines.map((line) => (
        <PaletteItem key={line.value} line={line} />
      ))}
    </Command.Group>
  );
}
