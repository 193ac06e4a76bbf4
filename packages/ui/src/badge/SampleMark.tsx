import { FlaskConical } from 'lucide-react';
import { textOf } from '../text/define-text.ts';
import { Badge } from './Badge.tsx';
import { badgeText } from './badge.text.ts';

export interface SampleMarkProps {
  /** Only the picture, its words in the tooltip: for rows, which have better uses for their room. */
  isSmall?: boolean | undefined;
}

/** Marks sample data, so that no one mistakes it for real. */
export function SampleMark({ isSmall = false }: SampleMarkProps) {
  const text = textOf(badgeText);
  if (isSmall) {
    return (
      <span role="img" aria-label={text.sample} title={text.sampleHint} className="inline-flex">
        <FlaskConical aria-hidden className="size-3.5 text-ink-3" />
      </span>
    );
  }
  return (
    <Badge tone="accent" title={text.sampleHint}>
      {text.sample}
    </Badge>
  );
}
