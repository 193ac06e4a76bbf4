import type { TrustCandidate } from '@waybill/contract';
import { serviceOf, SERVICES } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { placeHits } from './rule-figures.ts';
import { readRules, type RuleRow } from './rule-rows.ts';

/** Matching services of the catalogue and destinations of own events, most events first. */
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

/** Prefix matches of the input come before the candidates with most events. */
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
  for (const hit of await placeHits(tx, { tenantId, now })) {
    const fresh = candidateOf(hit);
    if (fresh === null) continue;
    const key = fresh.value.toLowerCase();
    const known = found.get(key);
    found.set(key, known ? { ...fresh, hosts: known.hosts, hits: known.hits + fresh.hits } : fresh);
  }
  return found;
}

type PlaceHit = Awaited<ReturnType<typeof placeHits>>[number];

/** Null for the organisation's own hosts and people, which need no rule: its accounts at a service are part of that. */
function candidateOf({ events, ...place }: PlaceHit): Omit<TrustCandidate, 'verdict'> | null {
  const service = serviceOf(place);
  const hosts = place.host === null ? [] : [place.host];
  if (service !== undefined) {
    return { kind: 'destination', value: service.name, service: service.kind, hosts, hits: events };
  }
  if (place.outside === 'no') return null;
  const isDomain = place.kind === 'host' || place.kind === 'person';
  return {
    kind: isDomain ? 'domain' : 'destination',
    value: (isDomain ? (place.account ?? place.host) : null) ?? place.name,
    service: null,
    hosts,
    hits: events,
  };
}
