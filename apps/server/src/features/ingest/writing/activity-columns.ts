import type { ActivityEvent, SettledPlace } from '@waybill/contract';
import { placeId } from '../../../platform/place-id.ts';

/** Location of an event's payload. */
export interface RawReference {
  chunkId: string;
  index: number;
}

/** Value of a row for a column. @published */
export type Cell = string | number | boolean | null;

/** One column of `activity` and an event's value for it. The order is the order of COPY. */
interface Column {
  name: string;
  cell: (event: ActivityEvent, raw: RawReference) => Cell;
}

function column(name: string, cell: Column['cell']): Column {
  return { name, cell };
}

/** The events of a batch share their ingestion time: the last text is cached. */
let lastShared = { at: Number.NaN, text: '' };

function sharedInstant(at: number): string {
  if (lastShared.at !== at) lastShared = { at, text: new Date(at).toISOString() };
  return lastShared.text;
}

const instant = (at: number | null): Cell => (at === null ? null : new Date(at).toISOString());

function placeColumns(side: 'origin' | 'destination'): Column[] {
  const part = (name: string, key: keyof SettledPlace): Column =>
    column(`${side}_${name}`, (event) => event[side]?.[key] ?? null);
  return [
    part('kind', 'kind'),
    part('name', 'name'),
    part('host', 'host'),
    part('container', 'container'),
    part('account', 'account'),
    part('managed', 'managed'),
    part('outside', 'outside'),
  ];
}

export const COLUMNS: readonly Column[] = [
  column('occurred_at', (event) => instant(event.occurredAt)),
  column('event_id', (event) => event.eventId),
  column('observed_at', (event) => instant(event.observedAt)),
  column('ingested_at', (event) => sharedInstant(event.ingestedAt)),
  column('source', (event) => event.source),
  column('stream', (event) => event.stream),
  column('vendor_operation', (event) => event.vendorOperation),
  column('vendor_event_id', (event) => event.vendorEventId),
  column('action', (event) => event.action),
  column('category', (event) => event.category),
  column('direction', (event) => event.direction),
  column('movement', (event) => event.movement),
  column('outcome', (event) => event.outcome),
  column('actor_key', (event) => event.actorKey),
  column('actor_kind', (event) => event.actor.kind),
  column('actor_email', (event) => event.actor.email),
  column('actor_id', (event) => event.actor.id),
  column('actor_name', (event) => event.actor.name),
  column('actor_domain', (event) => event.actor.domain),
  column('object_key', (event) => event.objectKey),
  column('object_kind', (event) => event.object.kind),
  column('object_id', (event) => event.object.id),
  column('object_name', (event) => event.object.name),
  column('object_path', (event) => event.object.path),
  column('object_url', (event) => event.object.url),
  column('object_extension', (event) => event.object.extension),
  column('object_bytes', (event) => wholeBytes(event.object.sizeBytes)),
  column('object_sha256', (event) => event.object.sha256),
  column('object_owner', (event) => event.object.owner),
  ...placeColumns('origin'),
  ...placeColumns('destination'),
  column('recipients', (event) =>
    event.recipients.length ? JSON.stringify(event.recipients) : null,
  ),
  column('recipients_outside', (event) => event.recipientsOutside),
  column('outside_domains', (event) => arrayLiteral(event.outsideDomains)),
  column('visibility_before', (event) => event.visibilityBefore),
  column('visibility_after', (event) => event.visibilityAfter),
  column('device_id', (event) => event.device.id),
  column('device_hostname', (event) => event.device.hostname),
  column('device_managed', (event) => event.device.managed),
  column('source_ip', (event) => event.network.sourceIp),
  column('cloud_account', (event) => event.cloudAccount),
  column('facts', factsOf),
  column('raw_chunk_id', (_event, raw) => raw.chunkId),
  column('raw_index', (_event, raw) => raw.index),
  column('is_sample', (event) => event.isSample),
  column('data_types', (event) => arrayLiteral(event.data?.types ?? [])),
  column('data_values', (event) => numbersLiteral(event.data?.values ?? [])),
  column('data_sensitivity', (event) => event.data?.sensitivity ?? null),
  column('content_state', (event) => event.data?.state ?? null),
  column('data_class', (event) => event.data?.class ?? null),
  column('origin_place_id', (event) => event.origin && placeId(event.origin)),
  column('destination_place_id', (event) => event.destination && placeId(event.destination)),
];

/** Bytes as the store counts them: whole, never negative. @published */
export function wholeBytes(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
}

/** A list of texts as PostgreSQL writes it; null if it is empty. @published */
export function arrayLiteral(values: readonly string[]): string | null {
  if (values.length === 0) return null;
  return `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}

/** A list of whole numbers as PostgreSQL writes it; null if it is empty. */
function numbersLiteral(values: readonly number[]): string | null {
  return values.length === 0 ? null : `{${values.join(',')}}`;
}

/** Fields that no policy tests: shown to people, stored as one JSON value. */
function factsOf(event: ActivityEvent): string | null {
  const facts: Record<string, unknown> = {};
  const put = (name: string, value: unknown): void => {
    if (value !== null && value !== undefined) facts[name] = value;
  };
  put('mail', event.mail);
  put('process', event.process);
  put('targetUser', event.targetUser);
  put('targetGroup', event.targetGroup);
  put('destinationUser', event.destinationUser);
  put('vendorSeverity', event.vendorSeverity);
  put('vendorRule', event.vendorRule);
  put('cloudRegion', event.cloudRegion);
  put('organization', event.organization);
  put('lineage', event.lineage);
  if (event.data?.classes?.length) put('dataClasses', event.data.classes);
  if (event.data?.counts?.length) put('dataCounts', event.data.counts);
  put('os', event.device.os);
  put('sourceDomain', event.network.sourceDomain);
  put('destinationIp', event.network.destinationIp);
  put('destinationDomain', event.network.destinationDomain);
  put('userAgent', event.network.userAgent);
  put('directory', event.object.directory);
  put('mimeType', event.object.mimeType);
  if (Object.keys(event.extra).length > 0) put('extra', event.extra);
  return Object.keys(facts).length > 0 ? JSON.stringify(facts) : null;
}

const NEEDS_ESCAPE = /[\\\t\n\r]/;

/** One row in PostgreSQL's COPY text format, tenant first. */
export function copyRow(tenantId: number, event: ActivityEvent, raw: RawReference): string {
  let row = String(tenantId);
  for (const { cell } of COLUMNS) row += `\t${copyCell(cell(event, raw))}`;
  return `${row}\n`;
}

/** A value in PostgreSQL's COPY text format. @published */
export function copyCell(value: Cell): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  if (!NEEDS_ESCAPE.test(value)) return value;
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}
