import type { LineageVersion } from '@waybill/contract';
import { Icon } from '../../../../components/icons.ts';

const PICTURES = {
  file: Icon.file,
  item: Icon.file,
  message: Icon.message,
  clipboard: Icon.clipboard,
  volume: Icon.volume,
  sink: Icon.farEnd,
} as const satisfies Record<LineageVersion['locationKind'], unknown>;

/** The picture of an object's kind. Decorative: its name is next to it. */
export function ObjectGlyph({ kind }: { kind: LineageVersion['locationKind'] }) {
  const Picture = PICTURES[kind];
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-md border border-line bg-sunken text-ink-2"
    >
      <Picture className="size-3.5" strokeWidth={1.8} />
    </span>
  );
}
