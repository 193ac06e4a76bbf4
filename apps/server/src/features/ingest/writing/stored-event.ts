import type { ActivityEvent, ContentState, DataClass, SettledPlace } from '@waybill/contract';
import { COLUMNS } from './activity-columns.ts';
import { STORED_WORDS, storedPlace } from './stored-words.ts';

type Side = 'origin' | 'destination';
/** The places of an event as columns of `activity`. @published */
export type SideColumns = {
  [K in keyof SettledPlace as `${Side}_${K}`]: SettledPlace[K] | null;
};

/** Fields stored as one JSON value, because no policy tests them. */
type Facts = Pick<
  ActivityEvent,
  | 'mail'
  | 'process'
  | 'targetUser'
  | 'targetGroup'
  | 'destinationUser'
  | 'vendorSeverity'
  | 'vendorRule'
  | 'cloudRegion'
  | 'organization'
  | 'lineage'
  | 'extra'
> &
  Pick<ActivityEvent['device'], 'os'> &
  Pick<ActivityEvent['object'], 'directory' | 'mimeType'> &
  Omit<ActivityEvent['network'], 'sourceIp'> & { dataClasses: DataClass[]; dataCounts: number[] };

/** A row of `activity` as the driver reads it. @published */
export interface StoredRow extends SideColumns {
  occurred_at: Date;
  event_id: string;
  observed_at: Date | null;
  ingested_at: Date;
  source: ActivityEvent['source'];
  stream: string;
  vendor_operation: string;
  vendor_event_id: string | null;
  action: ActivityEvent['action'];
  category: ActivityEvent['category'];
  direction: ActivityEvent['direction'];
  movement: ActivityEvent['movement'];
  outcome: ActivityEvent['outcome'];
  actor_key: string | null;
  actor_kind: ActivityEvent['actor']['kind'];
  actor_email: string | null;
  actor_id: string | null;
  actor_name: string | null;
  actor_domain: string | null;
  object_key: string | null;
  object_kind: ActivityEvent['object']['kind'];
  object_id: string | null;
  object_name: string | null;
  object_path: string | null;
  object_url: string | null;
  object_extension: string | null;
  object_bytes: string | null;
  object_sha256: string | null;
  object_owner: string | null;
  recipients: ActivityEvent['recipients'] | null;
  recipients_outside: ActivityEvent['recipientsOutside'];
  outside_domains: string[] | null;
  visibility_before: ActivityEvent['visibilityBefore'];
  visibility_after: ActivityEvent['visibilityAfter'];
  device_id: string | null;
  device_hostname: string | null;
  device_managed: ActivityEvent['device']['managed'];
  source_ip: string | null;
  cloud_account: string | null;
  facts: Partial<Facts> | null;
  is_sample: boolean;
  data_types: string[] | null;
  data_values: number[] | null;
  data_sensitivity: number | null;
  data_class: DataClass | null;
  content_state: ContentState | null;
  [column: string]: unknown;
}

/** Columns needed to restore an event from a row. @published */
export const EVENT_COLUMNS = COLUMNS.map(({ name }) => name).join(', ');

/** An event from its row: what `copyRow` wrote, read back. @published */
export function storedEvent(row: StoredRow): ActivityEvent {
  const facts = row.facts ?? {};
  return {
    eventId: row.event_id,
    source: STORED_WORDS.source(row.source),
    stream: row.stream,
    vendorEventId: row.vendor_event_id,
    vendorOperation: row.vendor_operation,
    action: STORED_WORDS.action(row.action),
    movement: STORED_WORDS.movement(row.movement),
    category: STORED_WORDS.category(row.category),
    direction: STORED_WORDS.direction(row.direction),
    outcome: STORED_WORDS.outcome(row.outcome),
    occurredAt: row.occurred_at.getTime(),
    observedAt: row.observed_at?.getTime() ?? null,
    ingestedAt: row.ingested_at.getTime(),
    actor: {
      kind: STORED_WORDS.actorKind(row.actor_kind),
      email: row.actor_email,
      id: row.actor_id,
      name: row.actor_name,
      domain: row.actor_domain,
    },
    object: objectOf(row, facts),
    origin: storedSide(row, 'origin'),
    destination: storedSide(row, 'destination'),
    recipients: row.recipients ?? [],
    recipientsOutside: STORED_WORDS.tristate(row.recipients_outside),
    outsideDomains: row.outside_domains ?? [],
    visibilityBefore: STORED_WORDS.visibility(row.visibility_before),
    visibilityAfter: STORED_WORDS.visibility(row.visibility_after),
    device: {
      id: row.device_id,
      hostname: row.device_hostname,
      os: facts.os ?? null,
      managed: STORED_WORDS.tristate(row.device_managed),
    },
    network: {
      sourceIp: row.source_ip,
      sourceDomain: facts.sourceDomain ?? null,
      destinationIp: facts.destinationIp ?? null,
      destinationDomain: facts.destinationDomain ?? null,
      userAgent: facts.userAgent ?? null,
    },
    cloudAccount: row.cloud_account,
    actorKey: row.actor_key,
    objectKey: row.object_key,
    isSample: row.is_sample,
    data: dataOf(row, facts),
    ...keptFacts(facts),
  };
}

function dataOf(
  row: StoredRow,
  { dataClasses: classes, dataCounts: counts }: Partial<Facts>,
): ActivityEvent['data'] {
  const { data_types: types, data_sensitivity: sensitivity, content_state: state } = row;
  const values = row.data_values ?? [];
  if (state === null) return null;
  return {
    types: types ?? [],
    values,
    sensitivity,
    class: row.data_class,
    state,
    ...(classes && { classes }),
    ...(counts && { counts }),
  };
}

function keptFacts(facts: Partial<Facts>) {
  return {
    mail: facts.mail ?? null,
    process: facts.process ?? null,
    targetUser: facts.targetUser ?? null,
    targetGroup: facts.targetGroup ?? null,
    destinationUser: facts.destinationUser ?? null,
    vendorSeverity: facts.vendorSeverity ?? null,
    vendorRule: facts.vendorRule ?? null,
    cloudRegion: facts.cloudRegion ?? null,
    organization: facts.organization ?? null,
    lineage: facts.lineage ?? null,
    extra: facts.extra ?? {},
  };
}

function objectOf(row: StoredRow, facts: Partial<Facts>): ActivityEvent['object'] {
  return {
    kind: STORED_WORDS.objectKind(row.object_kind),
    id: row.object_id,
    name: row.object_name,
    path: row.object_path,
    directory: facts.directory ?? null,
    extension: row.object_extension,
    url: row.object_url,
    sizeBytes: row.object_bytes === null ? null : Number(row.object_bytes),
    sha256: row.object_sha256,
    mimeType: facts.mimeType ?? null,
    owner: row.object_owner,
  };
}

/** A place of an event from its columns. @published */
export function storedSide(row: SideColumns, side: Side): SettledPlace | null {
  const { [`${side}_kind` as const]: kind, [`${side}_name` as const]: name } = row;
  if (kind === null || name === null) return null;
  return storedPlace({
    kind,
    name,
    host: row[`${side}_host`],
    container: row[`${side}_container`],
    account: row[`${side}_account`],
    managed: row[`${side}_managed`] ?? 'unknown',
    outside: row[`${side}_outside`] ?? 'unknown',
  });
}
