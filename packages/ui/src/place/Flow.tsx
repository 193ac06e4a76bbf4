import { ArrowRight } from 'lucide-react';
import { textOf } from '../text/define-text.ts';
import { placeText } from './place.text.ts';
import { SourceGlyph } from './SourceGlyph.tsx';

/** One end of a movement: a name, optionally with a container. */
export type FlowEnd =
  | string
  | {
      name: string;
      container?: string | null | undefined;
      /** Name of the place for the glyph, if its own name is more specific. */
      glyph?: string | undefined;
    };

export interface FlowProps {
  from: FlowEnd;
  to: FlowEnd;
}

/** A movement of data, drawn the same way everywhere: glyph, name, arrow, glyph, name. */
export function Flow({ from, to }: FlowProps) {
  return (
    <span className="inline-grid max-w-full justify-start grid-cols-[minmax(0,max-content)_auto_minmax(0,max-content)] items-center gap-1.5 align-middle">
      <End end={from} />
      <ArrowRight
        role="img"
        aria-label={textOf(placeText).to}
        className="size-3.5 shrink-0 text-ink-3"
      />
      <End end={to} />
    </span>
  );
}

function End({ end }: { end: FlowEnd }) {
  const { name, container, glyph } =
    typeof end === 'string' ? { name: end, container: null, glyph: end } : end;
  const full = container === undefined || container === null ? name : `${name} · ${container}`;
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <SourceGlyph name={glyph ?? name} />
      <span data-cut={full} title={container ?? undefined} className="truncate">
        {name}
      </span>
    </span>
  );
}
