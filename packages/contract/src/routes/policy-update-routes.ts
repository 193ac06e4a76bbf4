import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { POLICY_GROUPS, UPDATE_DECISIONS } from '../policy-groups.ts';
import { POLICY_LIMITS, PolicyKeyValue } from '../policies.ts';
import { IsoTime, SeverityValue } from '../values.ts';

const Count = z.number().int();

/** A built-in policy that an upgrade brought and no one has decided on. It simulates until then. */
export const PolicyUpdate = z.object({
  policyKey: z.string(),
  name: z.string(),
  description: z.string(),
  reason: z.string().describe('Why it matters'),
  group: z.enum(POLICY_GROUPS),
  techniques: z.array(z.string()).describe('MITRE ATT&CK techniques, e.g. T1567.002'),
  needs: z.string().describe('Sources it requires'),
  severity: SeverityValue,
  kind: z.enum(['new', 'finds_more']),
  mode: z.enum(['simulate', 'paused']),
  estimate: z
    .object({
      events: Count.describe('Events that match'),
      detections: Count.describe('Detections it would raise'),
    })
    .describe('Of the last 7 days'),
});
export type PolicyUpdate = z.infer<typeof PolicyUpdate>;

export const policyUpdateRoutes = defineRoutes({
  '/v1/policies/updates': {
    GET: {
      summary: 'Built-in policies added by an upgrade and awaiting a decision',
      permission: 'policy:read',
      load: 'heavy',
      response: z.object({
        items: z.array(PolicyUpdate),
        from: IsoTime.describe('Start of the estimates'),
        asOf: IsoTime,
        isPartial: z.boolean().describe('The estimates cover only part of the 7 days'),
      }),
    },
    POST: {
      summary:
        'Decide on updates: accept raises detections, keep continues to simulate, pause stops',
      permission: 'policy:approve',
      body: z.object({
        policyKeys: z.array(PolicyKeyValue).min(1).max(POLICY_LIMITS.policies),
        decision: z.enum(UPDATE_DECISIONS),
      }),
      response: z.object({ policyKeys: z.array(z.string()) }),
      audit: 'policy.update_decided',
    },
  },
});
