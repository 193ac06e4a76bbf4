import {
  EVENT_CATEGORIES,
  FLOW_DATA_CLASSES,
  type EventCategory,
  type FLOW_RANKS,
} from '@waybill/contract';
import type {
  FlowBand,
  FlowDeviation,
  FlowEnd,
  FlowMap,
  FlowReviewState,
  FlowWeight,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { flowConfidence } from './flow-confidence.ts';
import { flowDeviations } from './flow-deviations.ts';
import { endFacts, NONE, OTHER, placelessEnd } from './flow-ends.ts';
import { flowFacets } from './flow-facets.ts';
import { readTenantBacklog } from '../ingest/backlog/backlog-rows.ts';
import { newestEventAt } from './flow-range.ts';
import { flowDetections, NO_DETECTIONS, type FlowDetections } from './flow-detections.ts';
import { LEARNING_DAYS, newFlows, type NewFlows } from './flow-history.ts';
import { flowHistogram } from './flow-histogram.ts';
import { eventsOf, readFlows, type FlowPair, type FlowReading } from './flow-reading.ts';
import {
  countsForSide,
  groupedFigures,
  shownEnds,
  type ShownEnds,
  type Side,
} from './flow-sides.ts';
import type { FlowQuery } from './flow-source.ts';
import { currentReviews, flowKey, stateAt, type CurrentReview } from './review-rows.ts';

/** Figures without events. */
function nothingOf({ members }: FlowReading): FlowMap['total'] {
  const counted = members ? 0 : null;
  return {
    events: 0,
    bytes: 0,
    sensitive: 0,
    people: counted,
    objects: counted,
    risk: 0,
    maxSensitivity: null,
  };
}

export type FlowRank = (typeof FLOW_RANKS)[number];

export interface MapChoice {
  weight: FlowWeight;
  rank: FlowRank;
  /** Individually shown ends per side. */
  limit: number;
  now: number;
}

/** All of the map, computed from one reading: every sum equals the total. */
export async function flowMap(
  tx: Transaction,
  query: FlowQuery,
  choice: MapChoice,
): Promise<FlowMap> {
  const given = await readFlows(tx, query);
  const detections = await flowDetections(tx, query);
  const severityOf = choice.rank === 'risk' ? detections.severityOf : undefined;
  const origins = shownEnds(given, 'origin', { ...choice, severityOf });
  const destinations = shownEnds(given, 'destination', { ...choice, severityOf });
  const reviews = await reviewsByFlow(tx, query.tenantId);
  const news = await newFlows(tx, query);
  const bands = await bandsOf(tx, {
    detections,
    news,
    query,
    given,
    origins,
    destinations,
    reviews,
    now: choice.now,
  });
  const { range } = query;
  const newest = await newestEventAt(tx, query.tenantId);
  return {
    asOf: new Date(choice.now).toISOString(),
    from: new Date(range.from).toISOString(),
    to: new Date(range.to).toISOString(),
    newestEventAt: Number.isFinite(newest) ? new Date(newest).toISOString() : null,
    waiting: (await readTenantBacklog(tx, query.tenantId)).events,
    total: totalOf(given),
    origins: await endsOf(tx, { query, given, side: 'origin', shown: origins }),
    destinations: await endsOf(tx, { query, given, side: 'destination', shown: destinations }),
    bands,
    histogram: flowHistogram(range, given.bars),
    facets: { ...flowFacets(given.counts), review: reviewFacet(given, reviews, choice.now) },
    learning: { days: news.learnedDays, needed: LEARNING_DAYS, markedFrom: news.markedFrom },
  };
}

function totalOf(given: FlowReading): FlowMap['total'] {
  const totals = groupedFigures(given, ({ mask }) => (mask === 0 ? 'total' : undefined));
  return totals.get('total') ?? nothingOf(given);
}

async function endsOf(
  tx: Transaction,
  work: { query: FlowQuery; given: FlowReading; side: Side; shown: ShownEnds },
): Promise<FlowEnd[]> {
  const { query, given, side, shown } = work;
  const figures = groupedFigures(given, (pair) =>
    countsForSide(pair, side) ? shown.shownAs(pair) : undefined,
  );
  const ids = shown.ids.filter((id) => id !== OTHER && id !== NONE);
  const facts = await endFacts(tx, query.tenantId, { ids, level: query.level });
  return shown.ids.flatMap((id) => {
    const end =
      id === OTHER || id === NONE
        ? placelessEnd(id, id === OTHER ? shown.others : 0)
        : facts.get(id);
    return end ? [{ ...end, figures: figures.get(id) ?? nothingOf(given) }] : [];
  });
}

interface Reviews {
  byFlow: ReadonlyMap<string, CurrentReview>;
  /** Groups of the places that flows between places were decided on as groups. */
  groupOf: ReadonlyMap<string, string>;
}

async function reviewsByFlow(tx: Transaction, tenantId: number): Promise<Reviews> {
  const reviews = await currentReviews(tx, tenantId);
  if (reviews.length === 0) return { byFlow: new Map(), groupOf: new Map() };
  const groups = await tx.named<{ place_id: string; group_id: string }>(
    'flow_reviewed_groups',
    'SELECT place_id, group_id FROM place WHERE tenant_id = $1 AND group_id = ANY($2::uuid[])',
    [tenantId, reviews.flatMap((review) => [review.originId, review.destinationId])],
  );
  return {
    byFlow: new Map(reviews.map((review) => [flowKey(review), review])),
    groupOf: new Map(groups.map((row) => [row.place_id, row.group_id])),
  };
}

/** The decision on a flow itself, else on the flow between the groups of its ends. */
function reviewOf(
  flow: { originId: string; destinationId: string },
  { byFlow, groupOf }: Reviews,
): CurrentReview | undefined {
  const { originId, destinationId } = flow;
  const groups = {
    originId: groupOf.get(originId) ?? originId,
    destinationId: groupOf.get(destinationId) ?? destinationId,
  };
  return byFlow.get(flowKey(flow)) ?? byFlow.get(flowKey(groups));
}

function reviewFacet({ pairs }: FlowReading, reviews: Reviews, now: number) {
  const events = new Map<FlowReviewState, number>();
  const hasReviews = reviews.byFlow.size > 0;
  for (const pair of pairs) {
    if (pair.mask !== 0) continue;
    const review = hasReviews ? reviewOf(pair, reviews) : undefined;
    const state = review ? stateAt(review, now) : 'unreviewed';
    events.set(state, (events.get(state) ?? 0) + eventsOf(pair));
  }
  return [...events].map(([value, count]) => ({
    value,
    label: null,
    events: count,
    available: count,
  }));
}

async function bandsOf(
  tx: Transaction,
  work: {
    query: FlowQuery;
    given: FlowReading;
    origins: ShownEnds;
    destinations: ShownEnds;
    detections: FlowDetections;
    news: NewFlows;
    reviews: Reviews;
    now: number;
  },
): Promise<FlowBand[]> {
  const { query, given, origins, destinations, detections, news, reviews, now } = work;
  const bands = new Map(
    given.pairs
      .filter(({ mask }) => mask === 0)
      .map((pair) => [pair, `${origins.shownAs(pair)} ${destinations.shownAs(pair)}`]),
  );
  const bandOf = (pair: FlowPair): string | undefined => bands.get(pair);
  const figures = groupedFigures(given, bandOf);
  const categories = amountsBy(given.pairs, bandOf, 'category');
  const dataClasses = amountsBy(given.pairs, bandOf, 'dataClass');
  const open = detections.ofBands(
    origins,
    destinations,
    new Set([...bands.keys()].map((pair) => `${pair.originId} ${pair.destinationId}`)),
  );
  const confidence = await flowConfidence(tx, query);
  const named = new Map(
    [...figures.keys()].map((key) => {
      const [originId = '', destinationId = ''] = key.split(' ');
      return [key, { originId, destinationId }];
    }),
  );
  const shown = [...reviews.byFlow.values()].filter((review) => named.has(flowKey(review)));
  const deviations: ReadonlyMap<string, FlowDeviation[]> = await flowDeviations(tx, {
    tenantId: query.tenantId,
    reviews: shown,
    span: query.range,
    now,
  });
  return [...named].map(([key, ends]) => {
    const review = reviewOf(ends, reviews);
    const known = confidence.get(key);
    return {
      ...ends,
      figures: figures.get(key) ?? nothingOf(given),
      categories: (categories.get(key) ?? []).map(([category, events]) => ({
        category: categoryOf(category),
        events,
      })),
      dataClasses: (dataClasses.get(key) ?? []).flatMap(([text, events]) => {
        const dataClass = FLOW_DATA_CLASSES.find((one) => one === text);
        return dataClass === undefined ? [] : [{ dataClass, events }];
      }),
      isNew: news.isNew(ends.originId, ends.destinationId),
      detections: open.get(key) ?? NO_DETECTIONS,
      confidence: known ? known.joined / known.events : null,
      review: review ? stateAt(review, now) : 'unreviewed',
      deviations: deviations.get(key) ?? [],
    };
  });
}

/** Events of each band by one distinguishing value of its pairs, most events first. */
function amountsBy(
  pairs: readonly FlowPair[],
  bandOf: (pair: FlowPair) => string | undefined,
  fact: 'category' | 'dataClass',
): Map<string, [string, number][]> {
  const bands = new Map<string, Map<string, number>>();
  for (const pair of pairs) {
    const band = bandOf(pair);
    if (band === undefined) continue;
    const sums = bands.get(band) ?? new Map<string, number>();
    for (const amount of pair.amounts) {
      sums.set(amount[fact], (sums.get(amount[fact]) ?? 0) + amount.events);
    }
    bands.set(band, sums);
  }
  return new Map(
    [...bands].map(([band, sums]) => [band, [...sums].toSorted(([, a], [, b]) => b - a)]),
  );
}

function categoryOf(text: string): EventCategory | null {
  return EVENT_CATEGORIES.find((category) => category === text) ?? null;
}
