import { mappedEvent } from '@waybill/connectors';
import type { MappedEvent, Place } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { openSettledPipeline } from './settled-pipeline.ts';

export const app = (name: string, container: string | null = null): Place => ({
  kind: 'app',
  name,
  host: null,
  container,
  account: null,
});
export const host = (name: string): Place => ({
  kind: 'host',
  name,
  host: name,
  container: null,
  account: null,
});

/** An event that moves a file; `id` distinguishes events. */
export function moved(
  id: string,
  at: number,
  facts: Partial<Parameters<typeof mappedEvent>[0]> = {},
): MappedEvent {
  return mappedEvent({
    source: 'Google Drive',
    stream: 'drive',
    vendorEventId: id,
    vendorOperation: 'upload',
    action: 'Upload',
    movement: 'upload',
    occurredAt: at,
    actor: { kind: 'person', email: 'ana@ours.example', name: 'Ana' },
    object: { kind: 'file', id: `file-${id}`, name: `${id}.xlsx`, sizeBytes: 100 },
    origin: app('Google Drive', 'Shared'),
    destination: host('elsewhere.example'),
    ...facts,
  });
}

/** Takes events in as the ingest does. */
export async function takeIn(
  database: Database,
  tenantId: number,
  events: readonly MappedEvent[],
  options: { isSample?: boolean } = {},
): Promise<void> {
  const { writer } = openSettledPipeline(database, Date.now, []);
  const records = events.map((event) => ({
    payload: Buffer.from(JSON.stringify(event)),
    events: [event],
  }));
  await writer.write({
    tenantId,
    sourceId: 'google-drive',
    records,
    receivedAt: Date.now(),
    isSample: options.isSample ?? false,
  });
}
