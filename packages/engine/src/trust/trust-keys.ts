import type { ActivityEvent, Place } from '@waybill/contract';
import type { Exposure } from './exposures-of.ts';
import type { FlowEnd, TrustRule } from './trust-rule.ts';

/** Keys that may have a rule, and whether a sanctioning rule applies there. */
export interface Tier {
  key: string;
  canSanction: boolean;
}

/**
 * Most specific first: one flow, an account, its domain, a flow between groups, a domain, a service.
 */
export function* tiersOf(exposure: Exposure, flows: FlowKeys | null): Generator<Tier> {
  const { account, accountDomain, domain, names, isForeignAccount } = exposure;
  const canSanction = !isForeignAccount;
  if (flows && exposure.place) yield { key: flows.place, canSanction: true };
  if (account !== null) yield { key: `vendor_tenant\0${account}`, canSanction: true };
  for (const parent of parentsOf(accountDomain)) {
    yield { key: `account_domain\0${parent}`, canSanction: true };
  }
  if (flows && exposure.place) yield { key: flows.group, canSanction };
  for (const parent of parentsOf(domain)) yield { key: `domain\0${parent}`, canSanction };
  for (const name of names) yield { key: `destination\0${name}`, canSanction };
}

/** A domain and its parents, the longest first. */
function* parentsOf(domain: string | null): Generator<string> {
  let rest = domain ?? '';
  while (rest !== '') {
    yield rest;
    const dot = rest.indexOf('.');
    rest = dot === -1 ? '' : rest.slice(dot + 1);
  }
}

/** An event’s flow between places and between groups of places. */
export interface FlowKeys {
  place: string;
  group: string;
}

/** Keys of an event’s flow; null without both ends. */
export function flowsOf({ origin, destination }: ActivityEvent): FlowKeys | null {
  if (origin === null || destination === null) return null;
  const ends = (pick: (place: Place) => string) => `flow\0${pick(origin)}\0\0${pick(destination)}`;
  return { place: ends(placeKey), group: ends(groupKey) };
}

/** The key that a rule is found by. */
export function keyOf({ subject }: TrustRule): string {
  if (subject.kind === 'flow') {
    return `flow\0${endKey(subject.origin)}\0\0${endKey(subject.destination)}`;
  }
  return `${subject.kind}\0${folded(subject.value)}`;
}

function endKey({ kind, name, place }: FlowEnd): string {
  return place === null ? groupKey({ kind, name }) : placeKey({ kind, name, ...place });
}

function placeKey({ kind, name, host, container, account }: Place): string {
  return [kind, name, host ?? '', container ?? '', account ?? ''].join('\u001F');
}

function groupKey({ kind, name }: Pick<Place, 'kind' | 'name'>): string {
  return `${kind}\u001F${name}`;
}

/** Names and addresses compare without case. */
export function folded(text: string): string {
  return text.trim().toLowerCase();
}
