import type { FlowFigures, FlowWeight } from '@waybill/contract';
import type { z } from 'zod';
import { NO_PLACE } from '../ingest/writing/flow-columns.ts';
import { FILTER_BITS } from './flow-conditions.ts';
import { addAmount, figuresOf, flowCells, type FlowCells } from './flow-cells.ts';
import { OTHER, wireId } from './flow-ends.ts';
import { pairKey, type FlowPair, type FlowReading } from './flow-reading.ts';
import { distinctMembers, type MemberSets } from './member-sets.ts';

export type Figures = z.infer<typeof FlowFigures>;
export type Side = 'origin' | 'destination';

const BIT_OF: Readonly<Record<Side, number>> = {
  origin: FILTER_BITS.origin_id,
  destination: FILTER_BITS.destination_id,
};

/**
 * Figures of groups of pairs, by the name given to each pair; undefined: in none.
 *
 * @param isCounted people and objects are counted, which takes longest.
 */
export function groupedFigures(
  { pairs, members }: Pick<FlowReading, 'pairs' | 'members'>,
  nameOf: (pair: FlowPair) => string | undefined,
  isCounted = true,
): Map<string, Figures> {
  const cells = new Map<string, FlowCells>();
  const nameOfKey = new Map<string, string>();
  for (const pair of pairs) {
    const name = nameOf(pair);
    if (name === undefined) continue;
    const known = cells.get(name) ?? flowCells();
    for (const amount of pair.amounts) addAmount(known, amount);
    cells.set(name, known);
    if (members) nameOfKey.set(pairKey(pair), name);
  }
  const numbers = new Map([...cells.keys()].map((name, index) => [name, index]));
  const groupOf = members?.keys.map((key) => numbers.get(nameOfKey.get(key) ?? '') ?? -1) ?? [];
  const countOf = (sets: MemberSets | undefined) =>
    sets && isCounted ? distinctMembers(sets, groupOf, cells.size) : null;
  const objects = countOf(members?.objects);
  const people = countOf(members?.people);
  return new Map(
    [...cells].map(([name, sums], index) => [
      name,
      figuresOf(sums, { objects: objects?.[index] ?? null, people: people?.[index] ?? null }),
    ]),
  );
}

/** Whether a pair counts for the ends of a side: the side's own selection is lifted. */
export function countsForSide({ mask }: FlowPair, side: Side): boolean {
  return mask === 0 || mask === BIT_OF[side];
}

function endOf(pair: Pick<FlowPair, 'originId' | 'destinationId'>, side: Side): string {
  return side === 'origin' ? pair.originId : pair.destinationId;
}

/** The individually shown ends of a side, and the number combined in `other`. */
export interface ShownEnds {
  ids: string[];
  others: number;
  /** Displayed end of a pair. */
  shownAs(pair: Pick<FlowPair, 'originId' | 'destinationId'>): string;
}

export interface EndChoice {
  weight: FlowWeight;
  limit: number;
  /** Severity of a flow's open detections: ends of the most severe come first. */
  severityOf?: ((originId: string, destinationId: string) => number) | undefined;
}

/** The first ends of a side by severity and weight, plus `none`, which does not count. */
export function shownEnds(
  given: Pick<FlowReading, 'pairs' | 'members'>,
  side: Side,
  choice: EndChoice,
): ShownEnds {
  const figures = groupedFigures(
    given,
    (pair) => (countsForSide(pair, side) ? endOf(pair, side) : undefined),
    choice.weight === 'people' || choice.weight === 'objects',
  );
  const severities = severitiesOf(given.pairs, side, choice.severityOf);
  const ranked = [...figures]
    .filter(([id]) => id !== NO_PLACE)
    .toSorted(
      ([leftId, left], [rightId, right]) =>
        (severities.get(rightId) ?? 0) - (severities.get(leftId) ?? 0) ||
        (right[choice.weight] ?? 0) - (left[choice.weight] ?? 0) ||
        right.events - left.events ||
        (leftId < rightId ? -1 : 1),
    )
    .map(([id]) => id);
  const first = ranked.slice(0, choice.limit);
  const shown = new Set([...first, NO_PLACE]);
  const others = ranked.length - first.length;
  const ids = [
    ...first,
    ...(figures.has(NO_PLACE) ? [wireId(NO_PLACE)] : []),
    ...(others > 0 ? [OTHER] : []),
  ];
  const shownAs: ShownEnds['shownAs'] = (pair) => {
    const id = endOf(pair, side);
    return shown.has(id) ? wireId(id) : OTHER;
  };
  return { ids, others, shownAs };
}

function severitiesOf(
  pairs: readonly FlowPair[],
  side: Side,
  severityOf: EndChoice['severityOf'],
): Map<string, number> {
  const severities = new Map<string, number>();
  if (severityOf === undefined) return severities;
  for (const pair of pairs) {
    if (!countsForSide(pair, side)) continue;
    const id = endOf(pair, side);
    const severity = severityOf(pair.originId, pair.destinationId);
    severities.set(id, Math.max(severities.get(id) ?? 0, severity));
  }
  return severities;
}
