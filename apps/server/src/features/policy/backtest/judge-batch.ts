import type { ActivityEvent } from '@waybill/contract';
import {
  behaviourView,
  compileWorkingTime,
  NO_CONTEXT,
  type CompiledPolicySet,
  type EventContext,
  type KnownPerson,
  type PolicyHit,
  type WorkingCalendar,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { unpackPayloads } from '../../ingest/reading/raw-chunk.ts';
import { parsedRecord } from '../../ingest/reading/parsed-record.ts';
import { nextTurn } from '../../../platform/turns.ts';
import type { PolicyLists } from '../evaluation/check-content.ts';
import { readScores } from '../../behaviour/event-scores.ts';
import { readKnownBehaviour } from '../../behaviour/read-known-behaviour.ts';
import { readKnownFacts, type KnownFacts } from '../evaluation/known-facts.ts';
import { personOf, readKnownPeople, type KnownPeople } from '../evaluation/read-known-people.ts';
import { readTrust } from '../../trust/applying/read-trust.ts';
import { readWorkingTime } from '../../settings/working-time/read-working-time.ts';
import { trustOf, type TrustOf } from '../../trust/applying/trust-context.ts';
import { readLineagePast } from '../evaluation/read-lineage-past.ts';
import { EVENTS_PER_TURN, type ScannedEvent } from './scan-activity.ts';

/** Evaluation context of stored events, as of their arrival. */
export interface StoredJudge {
  /** Tells what each of the events meets, in order. */
  judge(
    tx: Transaction,
    set: CompiledPolicySet,
    events: readonly ScannedEvent[],
    visit: (event: ActivityEvent, hits: PolicyHit[]) => void,
  ): Promise<void>;
  /** Events that could not be evaluated, with sample IDs. */
  faults: { events: number; examples: string[] };
}

/** Unpacked chunks kept: events of one chunk are close together. */
const CHUNKS_KEPT = 8;
const FAULTS_TOLD = 5;

export function storedJudge(tenantId: number, lists: PolicyLists): StoredJudge {
  const faults: StoredJudge['faults'] = { events: 0, examples: [] };
  const chunks = new Map<string, Buffer[]>();
  /** As known when the judge first asks. */
  let people: KnownPeople | null = null;
  let trust: TrustOf | null = null;
  let calendar: WorkingCalendar | null = null;
  /** The requirements of each set. */
  const facts = new WeakMap<CompiledPolicySet, KnownFacts>();

  async function payloadsOf(tx: Transaction, chunkId: string): Promise<Buffer[]> {
    const known = chunks.get(chunkId);
    if (known) return known;
    const [row] = await tx.named<{ body: Buffer }>(
      'policy_scan_chunk',
      'SELECT body FROM raw_chunk WHERE tenant_id = $1 AND chunk_id = $2',
      [tenantId, chunkId],
    );
    const payloads = row ? await unpackPayloads(row.body) : [];
    chunks.set(chunkId, payloads);
    const [oldest] = chunks.keys();
    if (chunks.size > CHUNKS_KEPT && oldest !== undefined) chunks.delete(oldest);
    return payloads;
  }

  async function recordOf(tx: Transaction, scanned: ScannedEvent): Promise<() => unknown> {
    const payload = (await payloadsOf(tx, scanned.chunkId))[scanned.rawIndex];
    return payload === undefined ? NO_CONTEXT.record : parsedRecord(payload);
  }

  function evaluate(
    set: CompiledPolicySet,
    event: ActivityEvent,
    around: EventContext,
  ): PolicyHit[] {
    try {
      return set.evaluate(event, around);
    } catch {
      faults.events += 1;
      if (faults.examples.length < FAULTS_TOLD) faults.examples.push(event.eventId);
      return [];
    }
  }

  /** People, trust rules and working time, once requested. */
  async function readAround(tx: Transaction, needs: CompiledPolicySet['needs']): Promise<void> {
    if (needs.person || needs.trust || needs.localTime)
      people ??= await readKnownPeople(tx, tenantId);
    if (needs.localTime) calendar ??= compileWorkingTime(await readWorkingTime(tx, tenantId));
    if (needs.trust && people) trust ??= trustOf(await readTrust(tx, tenantId), people);
  }

  async function knownFor(tx: Transaction, set: CompiledPolicySet): Promise<KnownFacts> {
    const known = facts.get(set) ?? (await readKnownFacts(tx, tenantId, set.needs));
    facts.set(set, known);
    return known;
  }

  return {
    faults,
    async judge(tx, set, events, visit) {
      const around: EventContext[] = [];
      await readAround(tx, set.needs);
      const known = await knownFor(tx, set);
      const rules = trust;
      const working = calendar;
      const open: ScannedEvent[] = [];
      for (const [index, scanned] of events.entries()) {
        if (index % EVENTS_PER_TURN === 0) await nextTurn(tenantId);
        const record = set.needs.record ? await recordOf(tx, scanned) : NO_CONTEXT.record;
        const list = (listId: string): ReadonlySet<string> | undefined => lists.get(listId);
        const person = (): KnownPerson | null =>
          people === null ? null : personOf(people, scanned.event);
        const context: EventContext = {
          ...NO_CONTEXT,
          record,
          list,
          person,
          groups: () => known.groupsOf(scanned.event),
          device: () => known.deviceOf(scanned.event),
          app: () => known.appOf(scanned.event),
          trust: () => rules?.(scanned.event) ?? null,
          localTime: () =>
            working?.at(scanned.event.occurredAt, person()?.timeZone ?? null) ?? null,
          now: scanned.event.occurredAt,
        };
        around.push(context);
        if (set.isOpen(scanned.event, context)) open.push(scanned);
      }
      const contextOf = (index: number): EventContext => around[index] ?? NO_CONTEXT;
      const pastOf = await readPast(tx, tenantId, { set, open });
      for (const [index, { event }] of events.entries()) {
        if (index % EVENTS_PER_TURN === 0) await nextTurn(tenantId);
        visit(event, evaluate(set, event, { ...contextOf(index), ...pastOf(event) }));
      }
    },
  };
}

type Past = Partial<Pick<EventContext, 'lineage' | 'behaviour'>>;

/** Past facts about the events for which they matter. */
async function readPast(
  tx: Transaction,
  tenantId: number,
  { set, open }: { set: CompiledPolicySet; open: readonly ScannedEvent[] },
): Promise<(event: ActivityEvent) => Past> {
  if (open.length === 0) return () => ({});
  const events = open.map(({ event }) => event);
  const ids = events.map(({ eventId }) => eventId);
  const lineage = set.needs.lineage ? await readLineagePast(tx, tenantId, ids) : null;
  const known = set.needs.behaviour ? await readKnownBehaviour(tx, tenantId, events) : null;
  const scores = set.needs.behaviour ? await readScores(tx, tenantId, events) : null;
  return (event) => {
    const past = lineage?.get(event.eventId) ?? null;
    const score = scores?.get(event.eventId) ?? null;
    const view = known && behaviourView(event, { ...known(event), score });
    return { lineage: () => past, behaviour: () => view };
  };
}
