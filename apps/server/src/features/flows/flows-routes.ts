import { FLOW_REVIEW_STATES, flowRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { instantOf } from '../detections/detections-read-model.ts';

const NO_FIGURES = {
  events: 0,
  bytes: 0,
  sensitive: 0,
  people: 0,
  objects: 0,
  risk: 0,
  maxSensitivity: null,
};

export function flowRouteHandlers({ now }: Services): BoundRoute[] {
  const rangeOf = (query: { from?: string | undefined; to?: string | undefined }) => {
    const at = now();
    const to = instantOf(query.to ?? 'now', 'to', at) ?? at;
    const from = instantOf(query.from ?? 'now-30d', 'from', at) ?? at;
    return { asOf: iso(at), from: iso(from), to: iso(to), previousFrom: iso(from - (to - from)) };
  };
  const noItems = { items: [], total: 0, nextCursor: null };
  return implement(flowRoutes, {
    '/v1/flows': {
      GET: async ({ query }) => ({
        ...rangeOf(query),
        newestEventAt: null,
        total: NO_FIGURES,
        origins: [],
        destinations: [],
        bands: [],
        histogram: [],
        facets: {
          direction: [],
          category: [],
          action: [],
          dataClass: [],
          managed: [],
          review: [],
        },
      }),
    },
    '/v1/flows/objects': { GET: async () => noItems },
    '/v1/flows/people': { GET: async () => noItems },
    '/v1/flows/events': { GET: async () => noItems },
    '/v1/flows/difference': {
      GET: async ({ query }) => ({ ...rangeOf(query), items: [], unchanged: 0 }),
    },
    '/v1/flow-reviews': {
      GET: async () => ({
        ...noItems,
        counts: FLOW_REVIEW_STATES.map((state) => ({ state, count: 0 })),
        deviating: 0,
      }),
    },
    '/v1/flow-reviews/{originId}/{destinationId}': {
      PUT: async () => {
        throw new AppError('resource.not_found');
      },
    },
    '/v1/flow-reviews/{originId}/{destinationId}/history': { GET: async () => ({ items: [] }) },
  });
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
