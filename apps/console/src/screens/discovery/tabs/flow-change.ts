import { formatCount, formatPercent, textOf } from '@waybill/ui';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import type { FlowPair } from '../filter/flow-view.ts';
import { tabsText } from './tabs.text.ts';

export type FlowDifference = ResponseOf<'/v1/flows/difference'>;
export type DifferentFlow = FlowDifference['items'][number];

export interface FlowChange {
  words: string;
  /** What the words compare, or why no comparison is possible. */
  note: string;
  isKnown: boolean;
}

type Compared = Pick<FlowDifference, 'flows' | 'days' | 'previousDays' | 'isComparable'>;

/** How the events of a flow changed against the period before, where that can be compared with. */
export function changeOf(pair: FlowPair, difference: Compared): FlowChange {
  const text = textOf(tabsText);
  if (!difference.isComparable) {
    return { words: text.unknown, note: incomparable(difference), isKnown: false };
  }
  const found = difference.flows.find(
    ({ originId, destinationId }) =>
      originId === pair.originId && destinationId === pair.destinationId,
  );
  if (found === undefined || found.previousEvents === 0) {
    return { words: text.unknown, note: text.noneBefore, isKnown: false };
  }
  const { events, previousEvents } = found;
  const note = text.changedFrom(formatCount(previousEvents), formatCount(events));
  return { words: shareWords(events, previousEvents), note, isKnown: true };
}

/** Why a period is not compared with the previous one. */
export function incomparable({ days, previousDays }: Pick<Compared, 'days' | 'previousDays'>) {
  return textOf(tabsText).incomparable(previousDays, days);
}

/** The change in a word, or as a signed share of the previous value; without one there is no share. */
export function changeWords({ change, now, before }: DifferentFlow): string {
  const text = textOf(tabsText);
  if (change === 'vanished' || before.events === 0) return text[change];
  return shareWords(now.events, before.events);
}

function shareWords(now: number, before: number): string {
  const share = (now - before) / before;
  if (share === 0) return formatPercent(0);
  return `${share > 0 ? '+' : '−'}${formatPercent(Math.abs(share))}`;
}
