import { remediationRoutes } from '@waybill/contract';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { findDetection } from '../detection/detections-read-model.ts';
import { approveRemediation, declineRemediation, runPreview } from './decide-remediation.ts';
import { remediationServices, type RemediationParts } from './open-remediating.ts';
import { previewRemediation } from './preview-remediation.ts';
import { possibleActs } from './remediation-options.ts';
import { readRemediations, remediationOf } from './remediation-rows.ts';

export function remediationRouteHandlers(parts: RemediationParts): BoundRoute[] {
  const services = remediationServices(parts);
  const { database, connectorOf, now } = services;
  return implement(remediationRoutes, {
    '/v1/detections/{detectionId}/remediations': {
      GET: async ({ params: { detectionId }, caller: { tenantId } }) =>
        database.snapshot(tenantId, async (tx) => {
          await findDetection(tx, detectionId);
          const options = await possibleActs(tx, tenantId, detectionId, connectorOf);
          const rows = await readRemediations(tx, tenantId, detectionId);
          return { options, items: rows.map(remediationOf) };
        }),
      POST: async ({ params: { detectionId }, body, caller }) => {
        await database.snapshot(caller.tenantId, (tx) => findDetection(tx, detectionId));
        return previewRemediation(services, caller, { detectionId, ...body });
      },
    },
    '/v1/remediations/{remediationId}/run': {
      POST: async ({ params: { remediationId }, body: { reason }, caller }) => {
        const row = await database.tenant(caller.tenantId, (tx) =>
          runPreview(tx, { caller, remediationId, reason, now: now() }),
        );
        return remediationOf(row);
      },
    },
    '/v1/remediations/{remediationId}/approve': {
      POST: async ({ params: { remediationId }, caller }) => {
        const row = await database.tenant(caller.tenantId, (tx) =>
          approveRemediation(tx, { caller, remediationId, now: now() }),
        );
        return remediationOf(row);
      },
    },
    '/v1/remediations/{remediationId}/decline': {
      POST: async ({ params: { remediationId }, caller }) => {
        const row = await database.tenant(caller.tenantId, (tx) =>
          declineRemediation(tx, { caller, remediationId, now: now() }),
        );
        return remediationOf(row);
      },
    },
  });
}
