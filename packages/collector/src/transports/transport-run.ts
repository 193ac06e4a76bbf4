import { CollectFailure, unlessCancelled } from '../collect-failure.ts';
import type { CollectedPage, CollectOptions, RunEnd } from '../collect-options.ts';
import { fillTemplate } from '../fill-template.ts';

/** Input of a run, independent of its transport. */
export type TransportRun = Pick<
  CollectOptions,
  'values' | 'send' | 'now' | 'signal' | 'position' | 'sleep' | 'failures'
>;

/** Pages of a transport: true when it stopped at its own limit and would have more. */
export type Pages = AsyncGenerator<CollectedPage, boolean>;

/**
 * Yields the pages and reports the result. A page counts as committed when the next one, or the end, is
 * requested; only then is a queue notified. Anything other than a `CollectFailure` is an internal error
 * and is rethrown.
 */
export async function* untilEnd(
  pages: Pages,
  signal: AbortSignal,
): AsyncGenerator<CollectedPage, RunEnd> {
  try {
    const hasMore = yield* pages;
    unlessCancelled(signal);
    return { outcome: hasMore ? 'more' : 'complete' };
  } catch (error) {
    const failure = signal.aborted ? cancelled() : error;
    if (!(failure instanceof CollectFailure)) throw failure;
    const { code, retryAfterSec, message } = failure;
    return { outcome: 'failed', code, retryAfterSec, detail: message };
  }
}

/** The run with its requests counted, repeated ones too. */
export function counted<T extends TransportRun>(run: T): { run: T; count: { requests: number } } {
  const count = { requests: 0 };
  const send: TransportRun['send'] = (url, init) => {
    count.requests += 1;
    return run.send(url, init);
  };
  return { run: { ...run, send }, count };
}

function cancelled(): CollectFailure {
  return new CollectFailure('cancelled', 'The run was cancelled.');
}

/** A template of the declaration, filled with the connection's settings and secrets. */
export function settingOf(run: TransportRun, template: string | undefined): string {
  if (template === undefined) return '';
  return fillTemplate(template, { values: run.values, now: run.now(), vars: {} }).trim();
}

/** The same; ends the run when it is empty. `what` is for people. */
export function requiredSetting(
  run: TransportRun,
  template: string | undefined,
  what: string,
): string {
  const value = settingOf(run, template);
  if (value === '') throw new CollectFailure('config_invalid', `${what} is missing.`);
  return value;
}
