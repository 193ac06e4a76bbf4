import { connectorForSource } from '@waybill/connectors';
import { integrationNameOf, type ActivityEvent } from '@waybill/contract';
import {
  BUILTIN_POLICIES,
  compilePolicies,
  compileTenantSettings,
  evaluateEvent,
  fingerprintOf,
  settle,
  slidingEpisodes,
  type CountedEvent,
  type Judge,
  type Policy,
} from '@waybill/engine';
import { eventIdOf } from '../../../ingest/writing/event-id.ts';
import { readRecord } from '../../../ingest/reading/read-record.ts';
import { SAMPLE_AWS_ACCOUNT, SAMPLE_MANAGED_DEVICES } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Events of one finding: those with one fingerprint, or one episode of a windowed policy. */
export interface SampleFinding {
  policy: Judge;
  events: ActivityEvent[];
}

/** Events that a counting policy counts together. */
interface CountedEvents {
  policy: Policy;
  events: { event: ActivityEvent; point: CountedEvent['point'] }[];
}

export interface SampleReading {
  events: { sourceId: string; event: ActivityEvent }[];
  /** Events with contents. */
  withContents: number;
  skipped: number;
  /** Reasons for rejections; the sample should have none. */
  rejected: string[];
}

const SOME_TENANT = 1;

/** Reads payloads as the ingest path does: framed record, connector, tenant settings. */
export function readSample(
  payloads: Iterable<SamplePayload>,
  ownDomain: string,
  tenantId = SOME_TENANT,
): SampleReading {
  const settings = compileTenantSettings({
    ownDomains: [ownDomain],
    ownAccounts: [SAMPLE_AWS_ACCOUNT],
    managedDevices: SAMPLE_MANAGED_DEVICES,
    isDeviceListComplete: false,
  });
  const reading: SampleReading = { events: [], withContents: 0, skipped: 0, rejected: [] };
  for (const { sourceId, line } of payloads) {
    const source = integrationNameOf(sourceId);
    const connector = source && connectorForSource(source);
    if (!connector) throw new Error(`No connector reads ${sourceId}`);
    for (const { payload, result } of readRecord(Buffer.from(line), connector)) {
      if (result.kind === 'skipped') reading.skipped += 1;
      else if (result.kind === 'rejected') reading.rejected.push(`${result.reason}: ${line}`);
      else if (result.kind === 'mapped') {
        const contents = new Set(result.contents?.map((content) => content.event));
        reading.withContents += contents.size;
        result.events.forEach((event, index) => {
          const eventId = eventIdOf({ tenantId, event, index, payload });
          const context = { settings, eventId, ingestedAt: event.occurredAt, isSample: true };
          reading.events.push({ sourceId, event: settle(event, context) });
        });
      }
    }
  }
  return reading;
}

/** Findings of the built-in policies and the detectors: one row per displayed detection. */
export function findingsIn(events: Iterable<ActivityEvent>): SampleFinding[] {
  const policies = compilePolicies(BUILTIN_POLICIES);
  const singles = new Map<string, SampleFinding>();
  const groups = new Map<string, CountedEvents>();
  for (const event of events) {
    const { hits, candidates } = evaluateEvent(event, policies);
    for (const { policy, subject } of hits) {
      const finding = entryOf(singles, fingerprintOf(policy, event, subject), policy);
      finding.events.push(event);
    }
    for (const { policy, counted } of candidates) {
      if (counted === null) continue;
      entryOf(groups, counted.group, policy).events.push({ event, point: counted.point });
    }
  }
  return [...singles.values(), ...[...groups.values()].flatMap(episodesOf)];
}

function entryOf<P extends Judge, E>(
  found: Map<string, { policy: P; events: E[] }>,
  key: string,
  policy: P,
): { policy: P; events: E[] } {
  const entry = found.get(key) ?? { policy, events: [] };
  found.set(key, entry);
  return entry;
}

function episodesOf({ policy, events }: CountedEvents): SampleFinding[] {
  if (policy.window === null) return [];
  const points = events.map(({ point }) => point);
  return slidingEpisodes(points, policy.window).map(({ pointIds }) => {
    const counted = new Set(pointIds);
    return {
      policy,
      events: events.flatMap(({ event }) => (counted.has(event.eventId) ? [event] : [])),
    };
  });
}
