import type { Observer } from './lineage-types.ts';

/** By how much two views of one action may lie apart. */
export const PAIR_BOUND_MS = 600_000;
/** Rounds of matching; each can only be told from what is twice the bound away. */
const ROUNDS = 2;
/** How far a change can reach, and how far what decides there reaches. */
export const PAIR_REACH_MS = ROUNDS * 2 * PAIR_BOUND_MS;

/** One view of an action. */
export interface View {
  eventId: string;
  observer: Observer;
  at: number;
  device: string | null;
  digest: string | null;
  sizeBytes: number | null;
}

/**
 * The other view of each action, by event id. In each round a service's and an agent's view are one
 * action if each is the nearest in time to the other, of those that are left; ties go to the lesser id.
 * Views that digest or size distinguish are two actions.
 */
export function pairActs(views: readonly View[]): Map<string, string> {
  const partners = new Map<string, string>();
  let services = views.filter(({ observer }) => observer === 'service');
  let agents = views.filter(({ observer }) => observer !== 'service');
  for (let round = 0; round < ROUNDS && services.length > 0 && agents.length > 0; round += 1) {
    const ofAgents = new Map(agents.map((agent) => [agent.eventId, nearest(agent, services)]));
    for (const service of services) {
      const agent = nearest(service, agents);
      if (agent === null || ofAgents.get(agent.eventId)?.eventId !== service.eventId) continue;
      partners.set(service.eventId, agent.eventId);
      partners.set(agent.eventId, service.eventId);
    }
    services = services.filter(({ eventId }) => !partners.has(eventId));
    agents = agents.filter(({ eventId }) => !partners.has(eventId));
  }
  return partners;
}

function nearest(view: View, others: readonly View[]): View | null {
  let best: View | null = null;
  let bestApart = PAIR_BOUND_MS;
  for (const other of others) {
    const apart = Math.abs(other.at - view.at);
    if (apart > bestApart || isContradicted(view, other)) continue;
    if (best !== null && apart === bestApart && best.eventId < other.eventId) continue;
    best = other;
    bestApart = apart;
  }
  return best;
}

function isContradicted(a: View, b: View): boolean {
  if (a.digest !== null && b.digest !== null) return a.digest !== b.digest;
  return a.sizeBytes !== null && b.sizeBytes !== null && a.sizeBytes !== b.sizeBytes;
}
