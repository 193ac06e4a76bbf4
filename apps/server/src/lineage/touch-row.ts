import type { HeldTouch, Hold, Location, TouchFacts, TouchKey, TouchRole } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { wholeBytes } from '../pipeline/activity-columns.ts';
import { lineageTable } from './lineage-table.ts';
import { withoutUsual, withUsual } from './usual-facts.ts';

type KeptLocation = Pick<Location, 'kind' | 'name' | 'path' | 'url' | 'place'>;
type KeptFacts = Omit<TouchFacts, 'location'> & KeptLocation;
type KeptHold = Omit<Hold, 'versionId' | 'groupDigest' | 'groupHint'>;

const USUAL_FACTS: KeptFacts = {
  kind: 'file',
  name: null,
  path: null,
  url: null,
  place: null,
  objectKey: null,
  action: null,
  relation: 'same-content',
  observer: 'service',
  clock: '',
  sequence: null,
  person: null,
  device: null,
  namedBy: null,
  sizeBytes: null,
  owner: null,
  visibility: null,
  sensitivity: null,
  dataTypes: [],
  cameFrom: null,
  isView: false,
  isProvisional: false,
  isLocked: false,
  isPartial: false,
  managed: 'unknown',
  isCreation: false,
  isSample: false,
};

const USUAL_HOLD: KeptHold = {
  isOpening: false,
  before: null,
  beforeAt: null,
  aheadMs: 0,
  partner: null,
  isRoot: false,
  gap: null,
  openedKey: null,
  ownClass: null,
};

/** A row of `lineage_touch` as `TOUCH_COLUMNS` selects it. */
export interface TouchRow {
  object_id: string;
  order_key: string;
  event_id: string;
  slot: number;
  role: TouchRole;
  version_id: string | null;
  at: Date;
  digest: string | null;
  pair_key: string | null;
  hint_key: string | null;
  has_group_digest: boolean;
  has_group_hint: boolean;
  facts: Partial<KeptFacts>;
  hold: Partial<KeptHold>;
  [column: string]: unknown;
}

/** Columns of `lineage_touch AS touch`. */
export const TOUCH_COLUMNS = `touch.object_id, touch.order_key, touch.event_id, touch.slot, touch.role,
  touch.version_id, touch.at, encode(touch.digest, 'hex') AS digest, touch.pair_key, touch.hint_key,
  touch.has_group_digest, touch.has_group_hint, touch.facts, touch.hold`;

export const TOUCHES = lineageTable<HeldTouch>('lineage_touch', 4, [
  { name: 'object_id', cell: (touch) => touch.locationId },
  { name: 'order_key', cell: (touch) => touch.orderKey },
  { name: 'event_id', cell: (touch) => touch.eventId },
  { name: 'slot', cell: (touch) => touch.slot },
  { name: 'role', cell: (touch) => touch.role },
  { name: 'version_id', cell: ({ hold }) => hold.versionId },
  { name: 'at', cell: (touch) => new Date(touch.at).toISOString() },
  { name: 'digest', cell: (touch) => touch.digest && `\\x${touch.digest}` },
  { name: 'pair_key', cell: (touch) => touch.pairKey },
  { name: 'hint_key', cell: (touch) => touch.hintKey },
  { name: 'is_anchor', cell: isAnchor },
  { name: 'has_group_digest', cell: ({ hold }) => hold.groupDigest !== null },
  { name: 'has_group_hint', cell: ({ hold }) => hold.groupHint !== null },
  { name: 'facts', cell: ({ facts }) => JSON.stringify(keptFacts(facts)) },
  {
    name: 'hold',

    cell: ({ hold }) => JSON.stringify(withoutUsual(hold, USUAL_HOLD)),
  },
]);

/** What later touches of the location follow from. */
function isAnchor({ role, digest }: HeldTouch): boolean {
  return role === 'write' || role === 'remove' || digest !== null;
}

function keptFacts({ location, ...facts }: TouchFacts): Partial<KeptFacts> {
  const { kind, name, path, url, place } = location;
  const sizeBytes = wholeBytes(facts.sizeBytes);
  return withoutUsual({ ...facts, sizeBytes, kind, name, path, url, place }, USUAL_FACTS);
}

/** A touch from its row: what was put, read back. */
export function heldTouch(row: TouchRow): HeldTouch {
  const { kind, name, path, url, place, ...facts } = withUsual(row.facts, USUAL_FACTS);
  const location = { locationId: row.object_id, kind, name, path, url, place };
  return {
    eventId: row.event_id,
    slot: row.slot,
    locationId: row.object_id,
    role: row.role,
    orderKey: row.order_key,
    at: row.at.getTime(),
    digest: row.digest,
    pairKey: row.pair_key,
    hintKey: row.hint_key,
    facts: { location, ...facts },
    hold: {
      ...withUsual(row.hold, USUAL_HOLD),
      versionId: row.version_id,
      groupDigest: row.has_group_digest ? row.digest : null,
      groupHint: row.has_group_hint ? row.hint_key : null,
    },
  };
}

export async function removeTouches(
  tx: Transaction,
  tenantId: number,
  keys: readonly TouchKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx.named(
    'lineage_touch_remove',
    `DELETE FROM lineage_touch AS touch
     USING unnest($2::uuid[], $3::text[], $4::uuid[], $5::smallint[])
       AS gone (object_id, order_key, event_id, slot)
     WHERE touch.tenant_id = $1 AND touch.object_id = gone.object_id
       AND touch.order_key = gone.order_key COLLATE "C"
       AND touch.event_id = gone.event_id AND touch.slot = gone.slot`,
    [
      tenantId,
      keys.map((key) => key.locationId),
      keys.map((key) => key.orderKey),
      keys.map((key) => key.eventId),
      keys.map((key) => key.slot),
    ],
  );
}
