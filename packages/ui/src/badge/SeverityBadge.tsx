import { clsx } from 'clsx';
import { Badge } from './Badge.tsx';
import { SEVERITY_LOOK, severityWord, type SeverityName } from './severity.ts';
import { SeverityGlyph } from './SeverityGlyph.tsx';

export interface SeverityBadgeProps {
  severity: SeverityName;
  /** `sm` for table cells, `md` for headings. */
  size?: 'sm' | 'md' | undefined;
  /** Draws a frame, for places without a table around it. */
  isFramed?: boolean | undefined;
}

/** Severity shown three ways: filled bars, word, colour. */
export function SeverityBadge({ severity, size = 'sm', isFramed = false }: SeverityBadgeProps) {
  const look = SEVERITY_LOOK[severity];
  if (isFramed) {
    return (
      <Badge tone={look.tone} icon={<SeverityGlyph severity={severity} />}>
        {severityWord(severity)}
      </Badge>
    );
  }
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        look.text,
        size === 'md' ? 'text-md font-medium' : 'text-base',
      )}
    >
      <SeverityGlyph severity={severity} size={size === 'md' ? 16 : 14} />
      {severityWord(severity)}
    </span>
  );
}
