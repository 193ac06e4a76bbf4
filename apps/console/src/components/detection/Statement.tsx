import type { DetectionDetail } from '@waybill/contract';
import { Fragment } from 'react';
import { needsSpace } from './statement-spacing.ts';

type Part = DetectionDetail['statement'][number];

const LOOK: Record<Part['kind'], string> = {
  text: '',
  person: 'font-medium wrap-anywhere text-ink',
  action: 'font-medium text-ink',
  object: 'font-mono text-[0.92em] wrap-anywhere text-ink',
  place: 'font-medium wrap-anywhere text-ink',
  time: 'whitespace-nowrap',
};

/** The one-sentence statement, from its parts. */
export function Statement({ parts }: { parts: readonly Part[] }) {
  return (
    <p className="text-md text-pretty text-ink-2">
      {parts.map((part, index) => (
        <Fragment key={`${index}-${part.text}`}>
          {needsSpace(parts[index - 1]?.text, part.text) && ' '}
          {part.kind === 'text' ? part.text : <span className={LOOK[part.kind]}>{part.text}</span>}
        </Fragment>
      ))}
    </p>
  );
}
