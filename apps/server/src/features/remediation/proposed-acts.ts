import { REMEDIATIONS, type RemediationOption } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

type Capability = NonNullable<RemediationOption['capability']>;

/**
 * Remediations proposed by the rule that raised a detection, in order, from that version. A detection
 * names its rule by title; all rules with that title count. Empty for detections of other policies.
 */
export async function proposedActs(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<Capability[]> {
  const rows = await tx.named<{ named: string }>(
    'remediation_proposed',
    `SELECT named.value AS named FROM detection
     JOIN policy_version AS version ON version.tenant_id = $1 AND version.policy_key = detection.policy_key
       AND version.number = detection.policy_version
     CROSS JOIN LATERAL jsonb_array_elements(version.content -> 'rules') AS rule
     CROSS JOIN LATERAL jsonb_array_elements_text(rule -> 'response' -> 'remediation') AS named
     WHERE detection.tenant_id = $1 AND detection.detection_id = $2 AND rule ->> 'title' = detection.title`,
    [tenantId, detectionId],
  );
  const named = rows.flatMap((row) => REMEDIATIONS.find((one) => one === row.named) ?? []);
  return [...new Set(named)];
}

/** The options of one object with the proposed ones first; unsupported ones are marked. */
export function withProposals<Option extends RemediationOption>(
  options: readonly Option[],
  proposed: readonly Capability[],
  notOffered: (capability: Capability) => Option,
): Option[] {
  const first = proposed.map((capability) => {
    const option = options.find((one) => one.capability === capability);
    return { ...(option ?? notOffered(capability)), isProposed: true };
  });
  const others = options.filter(
    ({ capability }) => capability === null || !proposed.includes(capability),
  );
  return [...first, ...others];
}
