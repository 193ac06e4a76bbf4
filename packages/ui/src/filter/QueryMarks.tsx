import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { QueryFault } from './filter-query.ts';
import type { QueryToken } from './query-tokens.ts';

export interface QueryMarksProps {
  text: string;
  tokens: readonly QueryToken[];
  faults: readonly QueryFault[];
  /** Pixels that the input is scrolled by. */
  scrolled: number;
}

/** Marks the pieces of a query behind its letters: filters softly, faults with a wave. */
export function QueryMarks({ text, tokens, faults, scrolled }: QueryMarksProps) {
  const marked = tokens.filter(({ key }) => key !== null);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-px right-8 left-8 overflow-hidden"
    >
      <div
        style={{ transform: `translateX(${-scrolled}px)` }}
        className="flex h-full items-center text-base whitespace-pre text-transparent"
      >
        {marked.map((token, at) => {
          const hasFault = faults.some((fault) => fault.token.start === token.start);
          return (
            <Fragment key={token.start}>
              <span>{text.slice(marked[at - 1]?.end ?? 0, token.start)}</span>
              <span
                className={clsx(
                  'rounded-xs',
                  hasFault
                    ? 'underline decoration-critical decoration-wavy underline-offset-3'
                    : 'bg-accent/12',
                )}
              >
                {text.slice(token.start, token.end)}
              </span>
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}
