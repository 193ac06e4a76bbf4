import type { RescoreExample, ScoreEffect } from '@waybill/contract';
import { formatCount, SeverityBadge, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tabText } from './tab.text.ts';

export interface EffectViewProps {
  effect: ScoreEffect;
  /** What changes, as a sentence. */
  summary: string;
  /** Further figures besides rise and fall. */
  figures?: readonly string[] | undefined;
}

/** How many detections rise and fall, from which severity to which, and the largest changes. */
export function EffectView({ effect, summary, figures = [] }: EffectViewProps) {
  const text = textOf(tabText);
  const { rising, falling, moves, examples } = effect;
  const counts = [
    ...(rising > 0 ? [text.rising(rising)] : []),
    ...(falling > 0 ? [text.falling(falling)] : []),
    ...figures,
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-base">
        {summary}
        {counts.length > 0 && <span className="text-ink-2"> {counts.join(' · ')}</span>}
      </p>
      {moves.length > 0 && (
        <Part title={text.moves}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
            {moves.map(({ from, to, count }) => (
              <li key={`${from} ${to}`} className="flex items-center gap-1.5 tabular-nums">
                {formatCount(count)} <SeverityBadge severity={from} /> <Arrow />{' '}
                <SeverityBadge severity={to} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {examples.length > 0 && (
        <Part title={text.examples}>
          <ul className="flex flex-col gap-1">
            {examples.slice(0, 5).map((example) => (
              <Example key={example.detectionId} {...example} />
            ))}
          </ul>
        </Part>
      )}
      {!effect.isComplete && <p className="text-sm text-ink-3">{text.incomplete}</p>}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h4 className="text-sm font-medium text-ink-2">{title}</h4>
      {children}
    </section>
  );
}

function Arrow() {
  return (
    <>
      <span aria-hidden className="text-ink-3">
        →
      </span>
      <span className="sr-only">{textOf(tabText).becomes}</span>
    </>
  );
}

function Example({ detectionId, title, before, after }: RescoreExample) {
  return (
    <li className="flex items-center justify-between gap-4">
      <Link
        to={`/detections/${detectionId}`}
        target="_blank"
        className="min-w-0 truncate text-accent underline-offset-2 hover:underline"
        title={title}
      >
        {title}
      </Link>
      <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
        {before.score} <SeverityBadge severity={before.severity} /> <Arrow /> {after.score}{' '}
        <SeverityBadge severity={after.severity} />
      </span>
    </li>
  );
}
