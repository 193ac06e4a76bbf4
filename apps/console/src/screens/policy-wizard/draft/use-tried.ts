import type { PolicyContent } from '@waybill/contract';
import { useEffect, useState } from 'react';
import { change } from '../../../app/http/api.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';

/** Milliseconds without a change after which a content is tested. */
const PAUSE_MS = 500;

export interface Tried<T> {
  result: T | null;
  error: unknown;
  /** The displayed result belongs to an older content. */
  isOld: boolean;
}

/**
 * Server feedback on the edited content, requested after a pause in typing; the last response stays
 * until the next.
 */
export function useTried<A, T>(written: A, ask: (of: A) => Promise<T>): Tried<T> {
  const key = JSON.stringify(written);
  const [answer, setAnswer] = useState<{ key: string; result: T } | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      const of: A = JSON.parse(key);
      ask(of).then(
        (result) => {
          if (!isCurrent) return;
          setAnswer({ key, result });
          setError(null);
        },
        (failure: unknown) => isCurrent && setError(failure),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, ask]);
  return { result: answer?.result ?? null, error, isOld: answer !== null && answer.key !== key };
}

type Check = ResponseOf<'/v1/policies/check', 'POST'>;
/** A rule's conditions as text. */
export type RuleTexts = Check['rules'][number];
type Preview = ResponseOf<'/v1/policies/preview', 'POST'>;

/** Faults, findings and the text form of a content. */
export function usePolicyCheck(content: PolicyContent): Tried<Check> {
  return useTried(content, askCheck);
}

/** Estimated matches of a content in the last 7, 30 and 90 days. */
export function usePolicyPreview(content: PolicyContent): Tried<Preview> {
  return useTried(content, askPreview);
}

/** Estimated matches of a content in the last 30 days. */
export function useMonthPreview(content: PolicyContent): Tried<Preview> {
  return useTried(content, askMonth);
}

async function askCheck(content: PolicyContent): Promise<Check> {
  return answered(await change('POST', '/v1/policies/check', { body: { content } }, true));
}

function askPreview(content: PolicyContent): Promise<Preview> {
  return askDays(content, [7, 30, 90]);
}

function askMonth(content: PolicyContent): Promise<Preview> {
  return askDays(content, [30]);
}

async function askDays(content: PolicyContent, days: number[]): Promise<Preview> {
  const body = { content, days };
  return answered(await change('POST', '/v1/policies/preview', { body }, true));
}

/** The answer; it is missing where the session has ended. */
export function answered<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('not allowed');
  return answer;
}
