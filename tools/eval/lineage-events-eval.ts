import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ActivityEvent, EventAction, ObjectKind } from '@waybill/contract';
import { compileTenantSettings } from '@waybill/engine/activity/ownership';
import { settle } from '@waybill/engine/activity/settle';
import { changeLineage } from '@waybill/engine/lineage/change-lineage';
import { memoryLineageStore } from '@waybill/engine/lineage/memory-lineage-store';
import { corpusEvents, corpusSources } from './events-corpus.ts';
import { mapContent } from './map-content.ts';
import { uuidOf } from './uuid-of.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MOVING: ReadonlySet<EventAction | null> = new Set(['Share', 'Copy', 'Download', 'Upload']);
/** Kinds whose sharing gives rights and moves nothing. */
const NO_DATA: ReadonlySet<ObjectKind> = new Set(['application', 'setting', 'account', 'group']);
const SETTINGS = compileTenantSettings({
  ownDomains: [],
  ownAccounts: [],
  managedDevices: [],
  isDeviceListComplete: false,
});

/**
 * Sends every event of a corpus of vendor events through connectors and lineage and counts which of those
 * that share, copy, download or upload an object with an id are joined to something, by source and reason.
 * Arguments: `[folder]`. The last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
  const folder = path.resolve(args[0] ?? path.join(corpus, 'events'));
  if (!existsSync(folder)) {
    process.stdout.write(`No corpus of vendor events at ${folder}; nothing to measure.\n`);
    return;
  }
  const events = readEvents(folder);
  const store = memoryLineageStore();
  store.apply(await changeLineage(store, { added: events, removed: [] }));
  const joined = new Set<string>();
  for (const { eventId, pairedEventId } of store.graph().edges) {
    joined.add(eventId);
    if (pairedEventId !== null) joined.add(pairedEventId);
  }
  const moving = events.filter(({ action, object }) => MOVING.has(action) && object.id !== null);
  const left = moving.filter(({ eventId }) => !joined.has(eventId));
  const reasons = new Map<string, number>();
  for (const event of left) {
    const reason = `${event.source} · ${event.vendorOperation} · ${reasonOf(event)}`;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  for (const [reason, count] of [...reasons].toSorted(([, a], [, b]) => b - a)) {
    process.stdout.write(`${String(count).padStart(5)}  ${reason}\n`);
  }
  const failed = left.filter(({ outcome }) => outcome === 'failure').length;
  const summary = {
    events: events.length,
    moving: moving.length,
    joined: moving.length - left.length,
    failed,
    unjoined: left.length - failed,
  };
  process.stdout.write(`${JSON.stringify(summary)}\n`);
}

function readEvents(folder: string): ActivityEvent[] {
  const events: ActivityEvent[] = [];
  for (const source of corpusSources(folder)) {
    for (const { file, line, content } of corpusEvents(source.folder)) {
      const result = mapContent(source.connector, content);
      if (result.kind !== 'mapped') continue;
      for (const [index, mapped] of result.events.entries()) {
        events.push(
          settle(mapped, {
            settings: SETTINGS,
            eventId: uuidOf(`${source.name} ${file} ${line} ${index}`),
            ingestedAt: mapped.occurredAt,
            isSample: false,
          }),
        );
      }
    }
  }
  return events;
}

/** Why an event joins nothing, in the words of the guide. */
function reasonOf(event: ActivityEvent): string {
  if (event.outcome === 'failure') return 'the act failed: nothing moved';
  if (NO_DATA.has(event.object.kind)) return `${event.object.kind}: holds no data that is followed`;
  if (event.action === 'Upload') return 'the service alone saw it: the file before it is not known';
  return `object ${event.object.kind}, movement ${event.movement}`;
}
