import type { ContentFinding } from '@waybill/contract';
import { ScrollRegion } from '@waybill/ui';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { splitByFindings } from './split-by-findings.ts';

export interface HighlightedTextProps {
  /** Accessible name of the region. */
  label: string;
  text: string;
  findings: readonly ContentFinding[];
  /** The selected finding, by index; null: none. */
  chosen?: number | null | undefined;
  /** A press on a marked piece. */
  onChoose?: ((index: number) => void) | undefined;
}

const LOOKS = {
  low: 'bg-hover decoration-line-control',
  medium: 'bg-accent-soft decoration-accent',
  high: 'bg-ok-soft decoration-ok',
} as const;

/**
 * The sample with highlighted findings. The highlights are visual: screen readers read plain text, and
 * the list next to it describes the findings.
 */
export function HighlightedText({
  label,
  text,
  findings,
  chosen = null,
  onChoose,
}: HighlightedTextProps) {
  const body = useRef<HTMLDivElement>(null);
  const segments = useMemo(() => splitByFindings(text.length, findings), [text, findings]);
  useEffect(() => {
    if (chosen === null) return;
    body.current
      ?.querySelector(`[data-found~="${chosen}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <div className="overflow-hidden rounded-md border border-line bg-sunken">
      <ScrollRegion label={label} maxHeight={320}>
        <div ref={body} className="p-3 font-mono text-sm leading-6 break-words whitespace-pre-wrap">
          {segments.map(({ start, end, found }) => {
            const piece = text.slice(start, end);
            const inner = found.at(-1);
            const finding = inner === undefined ? undefined : findings[inner];
            if (inner === undefined || finding === undefined) return piece;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the pointer alone; the list next to it has the buttons
              <span
                key={start}
                data-found={found.join(' ')}
                onClick={() => onChoose?.(inner)}
                className={clsx(
                  onChoose !== undefined && 'cursor-pointer',
                  'rounded-xs py-0.5 underline decoration-2 underline-offset-4',
                  LOOKS[finding.confidence],
                  finding.isExempted && 'decoration-dotted',
                  chosen !== null && found.includes(chosen) && 'outline-2 outline-accent',
                )}
              >
                {piece}
              </span>
            );
          })}
        </div>
      </ScrollRegion>
    </div>
  );
}
