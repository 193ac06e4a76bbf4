import type { Transaction } from '@waybill/store';
import { addToHost } from './add-to-host.ts';
import type { FollowedFindings } from './known-findings.ts';
import { leaveOwn } from './leave-own.ts';
import { readDueJoins, refuseJoins } from './join-rows.ts';
import { joinedHostsOf, settleJoined } from './settle-joined.ts';
import { noteVendorStates } from './vendor-states.ts';

/**
 * Joins vendor findings to the detections that the database found for them when evidence was written,
 * in the same transaction: the detection gets the finding's records, and the finding's own detection is
 * merged into it. A closed detection stays closed. The caller holds the tenant's lock, and windows are
 * recorded.
 */
export async function joinFindings(
  tx: Transaction,
  tenantId: number,
  { events, records }: FollowedFindings,
): Promise<void> {
  const due = await readDueJoins(tx, tenantId, records);
  const refused = due.filter(({ is_refused: isRefused }) => isRefused);
  if (refused.length > 0) await refuseJoins(tx, tenantId, refused);
  const joins = due.filter(({ is_refused: isRefused }) => !isRefused);
  for (const join of joins) await addToHost(tx, tenantId, join);
  for (const [, [join]] of Map.groupBy(joins, ({ policy_key: policy, finding_key: finding }) =>
    JSON.stringify([policy, finding]),
  )) {
    if (join) await leaveOwn(tx, tenantId, join);
  }
  const grown = await joinedHostsOf(
    tx,
    tenantId,
    events.map(({ event }) => event.eventId),
  );
  await settleJoined(tx, tenantId, [
    ...new Set([...joins.map(({ detection_id: id }) => id), ...grown]),
  ]);
  if (records.length > 0) await noteVendorStates(tx, tenantId, records);
}
