import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { ApiError, describeError } from '../../../app/http/api-error.ts';
import { discoveryText } from '../discovery.text.ts';
import type { FlowPair } from '../filter/flow-view.ts';
import {
  currentReviews,
  decide,
  decisionBefore,
  keyOf,
  type DecidedFlow,
  type Decision,
} from './decide-flows.ts';
import { reviewText } from './review.text.ts';

/**
 * Decides on flows one at a time, and offers undo for all. A concurrent decision is reported, and the
 * data is reread.
 * @returns whether all were decided on
 */
export function useDecide() {
  const { mutate } = useSWRConfig();

  async function readAgain(): Promise<void> {
    await mutate(
      (key) =>
        typeof key === 'string' && (/\/v1\/flows\?/.test(key) || key.includes('/v1/flow-reviews')),
    );
  }

  async function undo(decided: readonly DecidedFlow[]): Promise<void> {
    try {
      for (const one of decided) {
        // One at a time: each is audited, and they may concern the same places.
        await decide(one.pair, await decisionBefore(one), one.review.rev);
      }
      toast({ variant: 'success', title: textOf(reviewText).undone });
    } catch (error) {
      tell(error);
    } finally {
      await readAgain();
    }
  }

  async function decideAll(pairs: readonly FlowPair[], decision: Decision): Promise<boolean> {
    const text = textOf(reviewText);
    const decided: DecidedFlow[] = [];
    try {
      const reviews = await currentReviews(pairs);
      for (const pair of pairs) {
        const before = reviews.get(keyOf(pair));
        const review = await decide(pair, decision, before?.rev ?? 0);
        if (review === undefined) return false;
        decided.push({ pair, review, before });
      }
      toast({
        variant: 'success',
        title: text.done(pairs.length, textOf(discoveryText)[decision.state]),
        action: { label: text.undo, onClick: () => void undo(decided) },
      });
      return true;
    } catch (error) {
      tell(error, decided.length, pairs.length);
      return false;
    } finally {
      await readAgain();
    }
  }

  return decideAll;
}

function tell(error: unknown, done = 0, all = 0): void {
  const text = textOf(reviewText);
  const { title, detail } = describeError(error);
  const partly = done > 0 ? text.partly(done, all) : undefined;
  toast(
    error instanceof ApiError && error.status === 409
      ? { variant: 'warning', title: text.conflict, description: partly ?? text.conflictHelp }
      : { variant: 'error', title, description: partly ?? detail ?? undefined },
  );
}
