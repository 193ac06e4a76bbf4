import type { FLOW_CHANGES, FlowEnd } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { coverageOf } from './flow-history.ts';
import { endFacts, NONE, placelessEnd, wireId, type EndFacts } from './flow-ends.ts';
import { flowRange, flowSpan, type FlowTime, type Span } from './flow-range.ts';
import { readFlows } from './flow-reading.ts';
import { groupedFigures, type Figures } from './flow-sides.ts';
import { flowQuery, type FlowLevel } from './flow-source.ts';

type Change = (typeof FLOW_CHANGES)[number];

/** A factor of this many events is growth, or decline if inverted. */
const TIMES = 2;
/** Minimum difference in events: twice a little is still little. */
const LEAST = 10;
/** Maximum number of changes returned, largest first. */
const MOST = 200;

const NOTHING: Figures = {
  events: 0,
  bytes: 0,
  sensitive: 0,
  people: null,
  objects: null,
  risk: 0,
  maxSensitivity: null,
};

export interface FlowDifference {
  from: string;
  to: string;
  previousFrom: string;
  items: {
    change: Change;
    origin: FlowEnd;
    destination: FlowEnd;
    now: Figures;
    before: Figures;
  }[];
  omitted: number;
  unchanged: number;
  flows: { originId: string; destinationId: string; events: number; previousEvents: number }[];
  days: number;
  previousDays: number;
  isComparable: boolean;
}

/** Changes compared with the previous period of the same length. Throws `request.invalid`. */
export async function flowDifference(
  tx: Transaction,
  time: FlowTime,
  level: FlowLevel,
): Promise<FlowDifference> {
  const span = flowSpan(time);
  const previous = { from: span.from - (span.to - span.from), to: span.from };
  const now = await flowsOf(tx, time, { span, level });
  const before = await flowsOf(tx, time, { span: previous, level });
  const changes = [...new Set([...now.keys(), ...before.keys()])].flatMap((flow) => {
    const figures = { now: now.get(flow) ?? NOTHING, before: before.get(flow) ?? NOTHING };
    const change = changeOf(figures.now.events, figures.before.events);
    return change ? [{ flow, change, ...figures }] : [];
  });
  const largest = changes
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.flow < b.flow ? -1 : 1))
    .slice(0, MOST);
  const coverage = await coverageOf(tx, time.tenantId, { now: span, previous });
  const endsOf = await endLookup(tx, time.tenantId, {
    ids: largest.flatMap(({ flow }) => flow.split(' ')),
    level,
  });
  return {
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
    previousFrom: new Date(previous.from).toISOString(),
    items: largest.map(({ flow, ...rest }) => {
      const [originId = NONE, destinationId = NONE] = flow.split(' ');
      const facts = { ...rest, figures: rest.change === 'vanished' ? rest.before : rest.now };
      const { figures, ...item } = facts;
      return {
        ...item,
        origin: { ...endsOf(originId), figures },
        destination: { ...endsOf(destinationId), figures },
      };
    }),
    omitted: changes.length - largest.length,
    unchanged: new Set([...now.keys(), ...before.keys()]).size - changes.length,
    flows: eventsOfBoth(now, before),
    ...coverage,
  };
}

/** Flows returned with the events of both periods. */
const MOST_FLOWS = 2000;

function eventsOfBoth(
  now: ReadonlyMap<string, Figures>,
  before: ReadonlyMap<string, Figures>,
): FlowDifference['flows'] {
  const flows = [...new Set([...now.keys(), ...before.keys()])].map((flow) => {
    const [originId = NONE, destinationId = NONE] = flow.split(' ');
    const [events, previousEvents] = [now, before].map((of) => of.get(flow)?.events ?? 0);
    return { originId, destinationId, events: events ?? 0, previousEvents: previousEvents ?? 0 };
  });
  const most = flows.toSorted(
    (a, b) => Math.max(b.events, b.previousEvents) - Math.max(a.events, a.previousEvents),
  );
  return most.slice(0, MOST_FLOWS);
}

/** Trend of a number of events; null: about the same. */
function changeOf(now: number, before: number): Change | null {
  if (before === 0) return now > 0 ? 'appeared' : null;
  if (now === 0) return 'vanished';
  if (now >= TIMES * before && now - before >= LEAST) return 'grew';
  if (now * TIMES <= before && before - now >= LEAST) return 'shrank';
  return null;
}

function sizeOf({ now, before }: { now: Figures; before: Figures }): number {
  return Math.abs(now.events - before.events);
}

/** Figures of the flows in a span, by origin and destination with a space between. */
async function flowsOf(
  tx: Transaction,
  time: FlowTime,
  { span, level }: { span: Span; level: FlowLevel },
): Promise<Map<string, Figures>> {
  const range = await flowRange(tx, time, span);
  const { tenantId, filter } = time;
  const query = await flowQuery(tx, { tenantId, filter, range, level, hasMembers: false });
  return groupedFigures(await readFlows(tx, query), ({ mask, originId, destinationId }) =>
    mask === 0 ? `${wireId(originId)} ${wireId(destinationId)}` : undefined,
  );
}

async function endLookup(
  tx: Transaction,
  tenantId: number,
  { ids, level }: { ids: readonly string[]; level: FlowLevel },
): Promise<(id: string) => EndFacts> {
  const places = [...new Set(ids)].filter((id) => id !== NONE);
  const facts = await endFacts(tx, tenantId, { ids: places, level });
  return (id) => facts.get(id) ?? placelessEnd(NONE, 0);
}
