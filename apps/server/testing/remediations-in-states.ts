import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TestApp, TestMember } from './test-app.ts';

const Options = z.object({ options: z.array(z.object({ objectKey: z.string() })) });
const Me = z.object({ user: z.object({ userId: z.string() }) });

/**
 * Remediations of a detection: a preview of the member's own, and two requested by someone else; by the
 * names of their ids. Drive is connected with an unreadable key, so that nothing is ever sent.
 */
export async function remediationsInStates(
  { db }: TestApp,
  { call, tenantId }: TestMember,
  detectionId: string,
): Promise<Record<string, string>> {
  await call('POST', '/v1/integrations', {
    sourceId: 'google-drive',
    name: 'Drive',
    values: { service_account: 'no key', admin_email: 'admin@ours.example' },
    streams: ['drive-activity'],
  });
  const listed = await call('GET', `/v1/detections/${detectionId}/remediations`);
  const { userId } = Me.parse((await call('GET', '/v1/session')).json).user;
  const ids = { previewId: randomUUID(), askedId: randomUUID(), otherAskedId: randomUUID() };
  for (const [name, remediationId] of Object.entries(ids)) {
    const isPreview = name === 'previewId';
    await db.database.tenant(tenantId, (tx) =>
      tx.query(
        `INSERT INTO remediation (tenant_id, remediation_id, detection_id, integration_id, source, capability, target,
           holders, kept_count, is_destructive, scopes, state, requested_by, requested_name, requested_at, updated_at)
         VALUES ($1, $2, $3, gen_random_uuid(), 'Google Drive', 'make_private', '{}', '[]', 0, true, '{}', $4, $5, 'Ida',
           now(), now())`,
        [
          tenantId,
          remediationId,
          detectionId,
          isPreview ? 'previewed' : 'asked',
          isPreview ? userId : 'somebody',
        ],
      ),
    );
  }
  const [option] = Options.parse(listed.json).options;
  return { ...ids, remediationId: ids.askedId, objectKey: option?.objectKey ?? '' };
}

/** Which ids the routes of remediations take, where it is not those of the parameters' names. */
export const REMEDIATION_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /v1/remediations/{remediationId}/run': { remediationId: 'previewId' },
  'POST /v1/remediations/{remediationId}/decline': { remediationId: 'otherAskedId' },
};

/** Bodies of the routes of remediations. */
export const REMEDIATION_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/detections/{detectionId}/remediations': {
    capability: 'make_private',
    objectKey: '{objectKey}',
  },
  'POST /v1/remediations/{remediationId}/run': { reason: 'Test' },
};
