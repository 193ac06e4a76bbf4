import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { formatPercent, textOf } from '@waybill/ui';
import type { FlowPair } from '../filter/flow-view.ts';
import { tabsText } from './tabs.text.ts';

export type FlowDifference = ResponseOf<'/v1/flows/difference'>;
export type DifferentFlow = FlowDifference['items'][number];

export interface FlowChange {
  kind: DifferentFlow['change'];
  words: string;
}

/** How a flow changed against the period before; null where it is about the same. */
export function changeOf(
  pair: FlowPair,
  { items }: Pick<FlowDifference, 'items'>,
): FlowChange | null {
  const found = items.find(
    ({ origin, destination }) =>
      origin.id === pair.originId && destination.id === pair.destinationId,
  );
  return found === undefined ? null : { kind: found.change, words: changeWords(found) };
}

/** The change in a word, or as a signed share of what was there before; of nothing there is no share. */
export function changeWords({ change, now, before }: DifferentFlow): string {
  const text = textOf(tabsText);
  if (change === 'vanished' || before.events === 0) return text[change];
  const share = (now.events - before.events) / before.events;
  return `${share > 0 ? '+' : '−'}${formatPercent(Math.abs(share))}`;
}
