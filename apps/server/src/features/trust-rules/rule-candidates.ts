import type { TrustCandidate } from '@waybill/contract';
import { serviceOf, SERVICES } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { placeHits } from './rule-figures.ts';
import { readRules, type RuleRow } from './rule-rows.ts';

/** Services of the catalogue and destinations of own events that match, those with most events first. */
export async function trustCandidates(
  tx: Transaction,
  tenantId: number,
  { search = '', limit, now }: { search?: string | undefined; limit: number; now: number },
): Promise<TrustCandidate[]> {
  const term = search.toLowerCase();
  const verdicts = verdictsOf(await readRules(tx, tenantId));
  const hits = await hitsByName(tx, tenantId, now);
  const named = new Map<string, Omit<TrustCandidate, 'verdict'>>();
  for (const [kind, , name, hosts] of SERVICES) {
    const known = {
      kind: 'destination',
      value: name,
      service: kind,
      hosts: hosts.split(' '),
    } as const;
    named.set(name.toLowerCase(), { ...known, hits: hits.get(name.toLowerCase())?.hits ?? 0 });
  }
  for (const [key, candidate] of hits) if (!named.has(key)) named.set(key, candidate);
  return [...named.values()]
    .filter(({ value, hosts }) =>
      [value, ...hosts].some((text) => text.toLowerCase().includes(term)),
    )
    .toSorted((left, right) => rankOf(right, term) - rankOf(left, term) || byName(left, right))
    .slice(0, limit)
    .map((candidate) => ({ ...candidate, verdict: verdicts.get(keyOf(candidate)) ?? null }));
}

function byName(left: { value: string }, right: { value: string }): number {
  return left.value.toLowerCase() < right.value.toLowerCase() ? -1 : 1;
}

/** More than any destination has events. */
const FIRST = 1e15;

/** What begins as people write it comes before what has most events. */
function rankOf({ value, hits }: Pick<TrustCandidate, 'value' | 'hits'>, term: string): number {
  return hits + (term !== '' && value.toLowerCase().startsWith(term) ? FIRST : 0);
}

function keyOf({ kind, value }: { kind: string; value: string }): string {
  return `${kind} ${value.toLowerCase()}`;
}

function verdictsOf(rules: readonly RuleRow[]): Map<string, RuleRow['verdict']> {
  return new Map(
    rules
      .filter(({ audience }) => audience.kind === 'everyone')
      .map((rule) => [keyOf(rule), rule.verdict]),
  );
}

/** Events by destination: a service, a host as a domain, the account of a person, or a name. */
async function hitsByName(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<Map<string, Omit<TrustCandidate, 'verdict'>>> {
  const found = new Map<string, Omit<TrustCandidate, 'verdict'>>();
  for (const { events, ...place } of await placeHits(tx, { tenantId, now })) {
    const service = serviceOf(place);
    // The organisation's own hosts and people need no rule; its own accounts at a service are part of that service.
    if (service === undefined && place.outside === 'no') continue;
    const isDomain = service === undefined && (place.kind === 'host' || place.kind === 'person');
    const value = service?.name ?? (isDomain ? (place.account ?? place.host) : null) ?? place.name;
    const known = found.get(value.toLowerCase());
    found.set(value.toLowerCase(), {
      kind: isDomain ? 'domain' : 'destination',
      value,
      service: service?.kind ?? null,
      hosts: known?.hosts ?? (place.host === null ? [] : [place.host]),
      hits: (known?.hits ?? 0) + events,
    });
  }
  return found;
}
