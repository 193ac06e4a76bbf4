import { clsx } from 'clsx';
import { textOf } from '../text/define-text.ts';
import { badgeText } from './badge.text.ts';
import { SEVERITY_LOOK, severityWord, type SeverityName } from './severity.ts';

export interface SeverityGlyphProps {
  severity: SeverityName;
  /** Side length in pixels. */
  size?: number | undefined;
  /** Accessible name of the glyph; omit if the word is next to it. */
  isNamed?: boolean | undefined;
}

/** Four bars of rising height; the number of filled ones shows the severity without colour. */
export function SeverityGlyph({ severity, size = 14, isNamed = false }: SeverityGlyphProps) {
  const look = SEVERITY_LOOK[severity];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      className="shrink-0"
      {...(isNamed
        ? { role: 'img', 'aria-label': textOf(badgeText).severity(severityWord(severity)) }
        : { 'aria-hidden': true })}
    >
      {[0, 1, 2, 3].map((bar) => {
        const height = 3.5 + bar * 3.25;
        return (
          <rect
            key={bar}
            x={bar * 3.75}
            y={13.5 - height}
            width={2.6}
            height={height}
            rx={0.8}
            className={clsx(bar < look.bars ? look.mark : 'fill-line-2')}
          />
        );
      })}
    </svg>
  );
}
