import type { Remediation, RemediationOption } from '@waybill/contract';
import { change } from '../../../app/http/api.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';

export type RemediationPreview = ResponseOf<'/v1/detections/{detectionId}/remediations', 'POST'>;

/** Request to the server. Undefined after a reported refusal; rejects as `change` does. */
export interface RemediationActs {
  preview(detectionId: string, option: RemediationOption): Promise<RemediationPreview | undefined>;
  run(remediationId: string, reason: string): Promise<Remediation | undefined>;
  decide(remediationId: string, step: 'approve' | 'decline'): Promise<unknown>;
}

export const remediationActs: RemediationActs = {
  async preview(detectionId, { capability, objectKey }) {
    if (capability === null) return undefined;
    return change('POST', '/v1/detections/{detectionId}/remediations', {
      params: { detectionId },
      body: { capability, objectKey },
    });
  },
  run: (remediationId, reason) =>
    change('POST', '/v1/remediations/{remediationId}/run', {
      params: { remediationId },
      body: { reason },
    }),
  decide: (remediationId, step) =>
    change('POST', `/v1/remediations/{remediationId}/${step}`, { params: { remediationId } }),
};
