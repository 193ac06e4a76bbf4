import type { Permission } from '@waybill/contract';

/** An action that hides something from others, or makes it less visible. */
export interface HidingRoute {
  /** What is hidden or made less visible. */
  hides: string;
  /** Additional permissions besides the route's own, each with its purpose. */
  also?: Partial<Record<Permission, string>>;
  /** Where a person sees that it was done, or how much is hidden. */
  counted: string;
  /** The route that undoes it, and the permission with which someone else does; null: nothing does. */
  undo: { route: string; by: Permission } | null;
}

const CRITICAL = { 'detection:close-critical': 'critical detections' } as const;
const LOWERED = { 'detection:close-critical': 'open critical detections' } as const;
const RESTRICTED = { 'case:restrict': 'restricted cases' } as const;
const HIDDEN_COUNT = 'number of hidden detections in list, dashboard and cases';
const STATUS = 'facet Status, history of the detection';

/** Every route that hides something, by its name. docs/guides/hiding.md is tested against it. */
export const HIDING_ROUTES: Readonly<Record<string, HidingRoute>> = {
  'PATCH /v1/access-scopes/{scopeId}': {
    hides: 'everything outside a changed scope, from its members',
    counted: 'list of scopes, with the number of detections before saving',
    undo: { route: 'PATCH /v1/access-scopes/{scopeId}', by: 'scope:manage' },
  },
  'PUT /v1/access-scopes/members/{userId}': {
    hides: 'everything outside the scope, from the member',
    counted: 'scope in the list of members',
    undo: { route: 'PUT /v1/access-scopes/members/{userId}', by: 'scope:manage' },
  },
  'POST /v1/cases': {
    hides: 'detections of a restricted case, from all but its members',
    also: RESTRICTED,
    counted: HIDDEN_COUNT,
    undo: { route: 'POST /v1/cases/{caseId}/break-in', by: 'case:break-in' },
  },
  'PATCH /v1/cases/{caseId}': {
    hides: 'a case that is restricted, or from members who are removed',
    also: RESTRICTED,
    counted: HIDDEN_COUNT,
    undo: { route: 'POST /v1/cases/{caseId}/break-in', by: 'case:break-in' },
  },
  'POST /v1/cases/{caseId}/detections': {
    hides: 'detections that are added to a restricted case',
    also: RESTRICTED,
    counted: HIDDEN_COUNT,
    undo: { route: 'POST /v1/cases/{caseId}/break-in', by: 'case:break-in' },
  },
  'PATCH /v1/detections/{detectionId}': {
    hides: 'a detection that is closed, authorised until, snoozed, made less severe or due later',
    also: CRITICAL,
    counted: STATUS,
    undo: { route: 'PATCH /v1/detections/{detectionId}', by: 'detection:triage' },
  },
  'POST /v1/detection-changes': {
    hides: 'the same for many, each checked on its own',
    also: CRITICAL,
    counted: STATUS,
    undo: { route: 'POST /v1/detection-changes', by: 'detection:triage' },
  },
  'POST /v1/detections/{detectionId}/merge': {
    hides: 'a detection that becomes part of another',
    also: { ...CRITICAL, 'case:restrict': 'into a restricted case' },
    counted: STATUS,
    undo: { route: 'DELETE /v1/detections/{detectionId}/merge', by: 'detection:close-critical' },
  },
  'PUT /v1/flow-reviews/{originId}/{destinationId}': {
    hides: 'a flow that is sanctioned: new and open detections score less',
    also: LOWERED,
    counted: 'ledger of flows, contributions and history of each detection',
    undo: { route: 'PUT /v1/flow-reviews/{originId}/{destinationId}', by: 'flow:review' },
  },
  'POST /v1/trust-rules': {
    hides: 'a destination that is sanctioned: new and open detections score less',
    also: LOWERED,
    counted: 'hits and effect of the rule, contributions and history of each detection',
    undo: { route: 'DELETE /v1/trust-rules/{ruleId}', by: 'flow:review' },
  },
  'PATCH /v1/trust-rules/{ruleId}': {
    hides: 'the same, for a rule that sanctions more or no longer forbids',
    also: LOWERED,
    counted: 'hits and effect of the rule, contributions and history of each detection',
    undo: { route: 'PATCH /v1/trust-rules/{ruleId}', by: 'flow:review' },
  },
  'DELETE /v1/trust-rules/{ruleId}': {
    hides: 'the points of a rule that forbids',
    also: LOWERED,
    counted: 'history of each detection, audit log',
    undo: { route: 'POST /v1/trust-rules', by: 'flow:review' },
  },
  'POST /v1/risk-weights/proposals/{proposalId}/decision': {
    hides: 'new detections whose weights are lower: they score less',
    counted: 'weights with their history, contributions of each detection',
    undo: { route: 'POST /v1/risk-weights/proposals', by: 'setting:manage' },
  },
  'POST /v1/rescores': {
    hides: 'open detections that score less with the weights in use',
    also: LOWERED,
    counted: 'run with its counts, contributions and history of each detection',
    undo: { route: 'POST /v1/rescores/{runId}/undo', by: 'setting:manage' },
  },
  'PATCH /v1/finding-settings/{source}': {
    hides: 'severity of a vendor’s later findings above a cap, detections that the vendor closes',
    counted: 'settings of vendor findings, contributions and history of each detection',
    undo: { route: 'PATCH /v1/finding-settings/{source}', by: 'integration:manage' },
  },
  'POST /v1/policies/order': {
    hides: 'matches of policies that come after others',
    counted: 'answer of the change, list of policies',
    undo: { route: 'POST /v1/policies/order', by: 'policy:edit' },
  },
  'PUT /v1/policies/lists/{listId}': {
    hides: 'matches that a list excludes',
    counted: 'list with its entries',
    undo: { route: 'PUT /v1/policies/lists/{listId}', by: 'policy:edit' },
  },
  'PATCH /v1/policies/{policyKey}': {
    hides: 'matches of a changed condition or a new exception, as a draft',
    counted: 'versions of the policy',
    undo: { route: 'POST /v1/policies/{policyKey}/rollback', by: 'policy:enforce' },
  },
  'POST /v1/policies/{policyKey}/transitions': {
    hides: 'matches of a policy that is paused or rolled out with an exception',
    also: { 'policy:enforce': 'some steps' },
    counted: 'mode in the list of policies, versions of the policy',
    undo: { route: 'POST /v1/policies/{policyKey}/rollback', by: 'policy:enforce' },
  },
  'POST /v1/policies/{policyKey}/rollback': {
    hides: 'matches of the newer version',
    counted: 'versions of the policy',
    undo: { route: 'POST /v1/policies/{policyKey}/rollback', by: 'policy:enforce' },
  },
  'POST /v1/policies/{policyKey}/approvals': {
    hides: 'matches of a version that goes into use',
    counted: 'versions of the policy',
    undo: { route: 'POST /v1/policies/{policyKey}/rollback', by: 'policy:enforce' },
  },
  'POST /v1/policies/updates': {
    hides: 'matches of a built-in policy that is kept in Simulate or paused',
    counted: 'mode in the list of policies, history of the policy',
    undo: { route: 'POST /v1/policies/{policyKey}/transitions', by: 'policy:edit' },
  },
  'DELETE /v1/policies/{policyKey}': {
    hides: 'matches of a policy that is retired',
    counted: 'retired policies in the list',
    undo: { route: 'POST /v1/policies', by: 'policy:edit' },
  },
  'POST /v1/data-type-exceptions': {
    hides: 'findings of a data type in a scope',
    counted: 'exceptions of the data type',
    undo: { route: 'DELETE /v1/data-type-exceptions/{exceptionId}', by: 'data-type:manage' },
  },
  'PATCH /v1/data-types/{dataTypeId}': {
    hides: 'findings of a type that is retired, in shadow or stricter',
    counted: 'state in the list of data types',
    undo: { route: 'PATCH /v1/data-types/{dataTypeId}', by: 'data-type:manage' },
  },
  'DELETE /v1/data-types/{dataTypeId}': {
    hides: 'findings of a type that is retired',
    counted: 'state in the list of data types',
    undo: { route: 'PATCH /v1/data-types/{dataTypeId}', by: 'data-type:manage' },
  },
  'PUT /v1/data-types/{dataTypeId}/rows': {
    hides: 'findings of rows that are left out',
    counted: 'number of rows of the data type',
    undo: { route: 'PUT /v1/data-types/{dataTypeId}/rows', by: 'data-type:manage' },
  },
  'PATCH /v1/settings/organisation': {
    hides: 'movements to domains that count as the organisation’s own from now on',
    counted: 'own domains in the settings',
    undo: { route: 'PATCH /v1/settings/organisation', by: 'setting:manage' },
  },
  'PATCH /v1/settings/contents': {
    hides: 'contents that are older than the retention, for good',
    counted: 'retention in the settings',
    undo: null,
  },
  'PATCH /v1/integrations/{integrationId}': {
    hides: 'what a paused source or stream reports',
    counted: 'coverage on the dashboard, state of the source',
    undo: { route: 'PATCH /v1/integrations/{integrationId}', by: 'integration:manage' },
  },
  'DELETE /v1/integrations/{integrationId}': {
    hides: 'what a removed source would report; what it has reported stays',
    counted: 'coverage on the dashboard',
    undo: { route: 'POST /v1/integrations', by: 'integration:manage' },
  },
  'DELETE /v1/integrations/tokens/{tokenId}': {
    hides: 'what a sender with that token would report',
    counted: 'coverage on the dashboard',
    undo: { route: 'POST /v1/integrations/tokens', by: 'integration:manage' },
  },
  'POST /v1/sources/{sourceId}/remap': {
    hides: 'events that today’s mapping does not yield; evidence of detections stays',
    counted: 'removed events of the replay, in background work',
    undo: { route: 'POST /v1/sources/{sourceId}/remap', by: 'integration:manage' },
  },
  'POST /v1/reclassifications': {
    hides: 'findings that today’s data types do not yield',
    counted: 'background work, data types with their state',
    undo: { route: 'POST /v1/reclassifications', by: 'data-type:manage' },
  },
  'PATCH /v1/exports/{exportId}': {
    hides: 'activity from other systems while a stream is paused',
    counted: 'state of the stream',
    undo: { route: 'PATCH /v1/exports/{exportId}', by: 'integration:manage' },
  },
  'DELETE /v1/exports/{exportId}': {
    hides: 'activity from other systems',
    counted: 'list of streams',
    undo: { route: 'POST /v1/exports', by: 'integration:manage' },
  },
  'POST /v1/identities/{identityId}/separate': {
    hides: 'acts of a record from a person’s history',
    counted: 'reasons of the identity',
    undo: { route: 'POST /v1/identities/{identityId}/join', by: 'person:manage' },
  },
  'POST /v1/identities/{identityId}/join': {
    hides: 'a person who becomes part of another',
    counted: 'reasons of the identity',
    undo: { route: 'POST /v1/identities/{identityId}/separate', by: 'person:manage' },
  },
  'PATCH /v1/saved-views/{viewId}': {
    hides: 'a shared view that is narrowed or made private',
    also: { 'detection:triage': 'shared views' },
    counted: 'mark “changed” and open counts of the view',
    undo: { route: 'PATCH /v1/saved-views/{viewId}', by: 'detection:triage' },
  },
  'DELETE /v1/saved-views/{viewId}': {
    hides: 'a shared view',
    also: { 'detection:triage': 'shared views' },
    counted: 'list of views, for a day',
    undo: { route: 'POST /v1/saved-views/{viewId}/restore', by: 'detection:triage' },
  },
  'DELETE /v1/sample-data': {
    hides: 'sample data',
    counted: 'state of the sample data',
    undo: { route: 'POST /v1/sample-data', by: 'setting:manage' },
  },
};

/** Mutations that hide nothing: they add, show again, or concern only the caller. */
export const SHOWING_ROUTES: readonly string[] = [
  // Removed entries leave a signed record; nothing that is kept is hidden.
  'PATCH /v1/audit/retention',
  'POST /v1/audit/verify',
  'POST /v1/access-scopes',
  'DELETE /v1/access-scopes/{scopeId}',
  'POST /v1/tokens',
  'DELETE /v1/tokens/{tokenId}',
  // Permissions show more to those who get them; what they lose is shown to others.
  'POST /v1/access-grants',
  'POST /v1/access-grants/{grantId}/approve',
  'POST /v1/access-grants/{grantId}/refuse',
  'POST /v1/access-grants/{grantId}/end',
  'POST /v1/admin-review',
  'PUT /v1/members/{memberId}/roles',
  'POST /v1/members/{memberId}/suspend',
  'POST /v1/members/{memberId}/reactivate',
  'DELETE /v1/members/{memberId}',
  'DELETE /v1/members/{memberId}/sessions/{memberSessionId}',
  'POST /v1/roles',
  'PATCH /v1/roles/{roleId}',
  'DELETE /v1/roles/{roleId}',
  'POST /v1/webhooks',
  'PATCH /v1/webhooks/{webhookId}',
  'DELETE /v1/webhooks/{webhookId}',
  'POST /v1/webhooks/{webhookId}/secret',
  'POST /v1/webhooks/{webhookId}/test',
  'POST /v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  'POST /v1/risk-weights/preview',
  // Due times of new detections; those of open ones stay.
  'PATCH /v1/settings/working-time',
  'POST /v1/settings/working-time/calendar',
  // A proposal waits for another person.
  'POST /v1/risk-weights/proposals',
  // Only restores the state before a run.
  'POST /v1/rescores/{runId}/undo',
  'POST /v1/cases/{caseId}/break-in',
  'DELETE /v1/cases/{caseId}/detections/{detectionId}',
  'POST /v1/cases/{caseId}/tasks',
  'PATCH /v1/cases/{caseId}/tasks/{taskId}',
  'POST /v1/data-type-exceptions/preview',
  'DELETE /v1/data-type-exceptions/{exceptionId}',
  'POST /v1/classify',
  'POST /v1/data-types',
  'POST /v1/data-types/test',
  'POST /v1/data-types/{dataTypeId}/templates',
  'POST /v1/data-types/{dataTypeId}/preview',
  'POST /v1/detections',
  'POST /v1/detections/{detectionId}/take',
  'POST /v1/detections/{detectionId}/reproduction',
  'POST /v1/detections/{detectionId}/comments',
  'PATCH /v1/detections/{detectionId}/comments/{commentId}',
  'DELETE /v1/detections/{detectionId}/merge',
  // The finding becomes its own detection again.
  'POST /v1/detections/{detectionId}/separate-finding',
  'POST /v1/detection-changes/preview',
  // Only restores the state before the caller's own change.
  'POST /v1/detection-changes/{changeId}/undo',
  'POST /v1/exports',
  'POST /v1/integrations',
  'POST /v1/integrations/test',
  'POST /v1/integrations/{integrationId}/runs',
  'POST /v1/integrations/{integrationId}/backfills',
  'POST /v1/integrations/tokens',
  'POST /v1/invitations',
  'POST /v1/invitations/bulk',
  'POST /v1/invitations/{invitationId}/resend',
  'POST /v1/invitations/{invitationId}/withdraw',
  'DELETE /v1/policies/lists/{listId}',
  'POST /v1/policies',
  'DELETE /v1/policies/{policyKey}/draft',
  'POST /v1/policies/sentence',
  'POST /v1/policies/check',
  'POST /v1/policies/parse',
  'POST /v1/policies/preview',
  'POST /v1/policies/backtest',
  // Everything it creates is a draft.
  'POST /v1/policies/import',
  'PATCH /v1/preferences',
  'POST /v1/directory/tokens',
  'DELETE /v1/directory/tokens/{directoryTokenId}',
  'PUT /v1/directory/groups/{groupId}/roles',
  'POST /v1/directory/conflicts/{resourceId}/link',
  'PUT /v1/members/{memberId}/denied-roles',
  'POST /v1/factor-resets',
  'POST /v1/factor-resets/{resetId}/approve',
  'POST /v1/factor-resets/{resetId}/refuse',
  'DELETE /v1/profile/sessions/{sessionId}',
  'DELETE /v1/profile/passkeys/{passkeyId}',
  'DELETE /v1/profile/totp',
  'POST /v1/profile/recovery-codes',
  'POST /v1/rejections/replay',
  'POST /v1/detections/{detectionId}/remediations',
  'POST /v1/remediations/{remediationId}/run',
  'POST /v1/remediations/{remediationId}/approve',
  'POST /v1/remediations/{remediationId}/decline',
  'POST /v1/sample-data',
  'POST /v1/saved-views',
  'POST /v1/saved-views/{viewId}/restore',
  'POST /v1/session/recovery',
];
