import type { Severity } from '@waybill/contract';
import { BUILTIN_POLICIES } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/** A policy as referenced elsewhere. @published */
export interface NamedPolicy {
  key: string;
  name: string;
  /** Of the detections of its first rule. */
  title: string;
  description: string;
  severity: Severity;
  isRetired: boolean;
}

/** The built-in policies and the tenant's own, retired ones too: detections name them. @published */
export async function readNamedPolicies(tx: Transaction): Promise<NamedPolicy[]> {
  const own = await tx.named<NamedPolicy & Record<string, unknown>>(
    'policy_names',
    `SELECT key, content->>'name' AS name, coalesce(content->'rules'->0->>'title', '') AS title,
       content->>'description' AS description,
       coalesce(content->'rules'->0->>'severity', 'LOW') AS severity, "isRetired"
     FROM (
       SELECT policy.policy_key AS key, policy.retired_at IS NOT NULL AS "isRetired",
         coalesce(version.content, policy.draft) AS content
       FROM policy LEFT JOIN policy_version AS version
         ON version.tenant_id = policy.tenant_id AND version.policy_key = policy.policy_key
           AND version.number = policy.active_version
       WHERE policy.tenant_id = app_tenant_id()
     ) AS own`,
  );
  const builtin = BUILTIN_POLICIES.map(({ key, name, title, description, severity }) => ({
    key,
    name,
    title,
    description,
    severity,
    isRetired: false,
  }));
  return [...builtin, ...own];
}
