import { __camel__Routes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { add__Pascal__, list__Pascal__ } from './__kebab__-store.ts';

export function __camel__RouteHandlers({ database }: Services): BoundRoute[] {
  return implement(__camel__Routes, {
    '/v1/__kebab__': {
      GET: async ({ caller }) => ({ items: await database.tenant(caller.tenantId, list__Pascal__) }),
      POST: async ({ body, caller }) =>
        database.tenant(caller.tenantId, (tx) => add__Pascal__(tx, caller.tenantId, body.name)),
    },
  });
}
