import type { ActivityEvent } from '@waybill/contract';
import {
  compileTrust,
  type CompiledTrust,
  type KnownPerson,
  type TrustRule,
  type TrustVerdict,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { personOf, type KnownPeople } from '../../policy/evaluation/read-known-people.ts';
import { readTrust } from './read-trust.ts';

/** Trust rules' verdict on an event; null if none. @published */
export type TrustOf = (event: ActivityEvent) => TrustVerdict | null;

/** Rules and people combined. @published */
export function trustOf(rules: readonly TrustRule[], people: KnownPeople): TrustOf {
  const { verdictOf } = compileTrust(rules);
  return (event) => verdictOf(event, personOf(people, event));
}

const READ = new WeakMap<Transaction, Promise<CompiledTrust>>();

/**
 * The rules with which a transaction scores detections, read on first use. Anyone who changes rules
 * holds the tenant's lock as the writer does, so that everything written after a change uses them, in
 * every process.
 *
 * @published
 */
export async function trustVerdict(
  tx: Transaction,
  tenantId: number,
  { leadEvent, person }: { leadEvent: ActivityEvent; person?: KnownPerson | null | undefined },
): Promise<TrustVerdict | null> {
  const known = READ.get(tx) ?? readTrust(tx, tenantId).then(compileTrust);
  READ.set(tx, known);
  return (await known).verdictOf(leadEvent, person ?? null);
}
