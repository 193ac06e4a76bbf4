import { ACCESS_ERRORS } from './access-errors.ts';
import type { ErrorDefinition } from './error-definition.ts';
import { INGEST_ERRORS } from './ingest-errors.ts';
import { PROGRAM_ERRORS } from './program-errors.ts';

/**
 * Every error that a caller can meet. `code` is stable; `title` says what happened and `action` what
 * to do about it. docs/errors.md is generated from this table.
 */
export const ERRORS = {
  'request.invalid': {
    status: 400,
    title: 'The request does not match the route',
    action: 'Correct the fields named in errors[] and send it again.',
  },
  'request.body_malformed': {
    status: 400,
    title: 'The body is not valid JSON',
    action: 'Send well-formed JSON with the content type application/json.',
  },
  'request.too_large': {
    status: 413,
    title: 'The body is too large for this route',
    action: 'Send fewer records per request.',
  },
  'request.too_many': {
    status: 429,
    title: 'Too many requests of this kind',
    action: 'Wait for the number of seconds in the retry-after header, then try again.',
  },
  'session.missing': {
    status: 401,
    title: 'No valid session',
    action: 'Sign in and send the session token in the header session-token.',
  },
  'session.tenant_missing': {
    status: 401,
    title: 'The session belongs to no tenant of this installation',
    action: 'Sign in with a member of a tenant, or ask an administrator for an invitation.',
  },
  'session.second_factor_missing': {
    status: 401,
    title: 'The second factor is missing',
    action: 'Enter the code of your authenticator app on the sign-in page.',
  },
  'session.sign_in_old': {
    status: 409,
    title: 'Sign in again to do this',
    action:
      'Changing sign-in methods requires a sign-in within the last 15 minutes. Sign out and sign in again.',
  },
  'session.recovery_code_wrong': {
    status: 400,
    title: 'The recovery code is incorrect',
    action: 'Each code works once. Try another one, or ask two members to reset the second factor.',
  },
  'session.recovery_locked': {
    status: 429,
    title: 'Too many incorrect recovery codes',
    action: 'Wait for the number of seconds in the retry-after header, then try again.',
  },
  'permission.missing': {
    status: 403,
    title: "You don't have permission to perform this action.",
    action: 'Ask an administrator for a role with the permission named in detail.',
  },
  'integration.source_not_connectable': {
    status: 400,
    title: 'This source cannot be connected directly',
    action: 'A sensor or another source reports its activity.',
  },
  'integration.values_invalid': {
    status: 400,
    title: 'The connection is not complete',
    action: 'Fill in the fields named in errors[].',
  },
  'integration.stream_unknown': {
    status: 400,
    title: 'The source has no such stream',
    action: 'Choose among the streams of GET /v1/integrations/sources/{sourceId}.',
  },
  'integration.span_invalid': {
    status: 400,
    title: 'The backfill period is invalid',
    action: 'Give a start before the end, both in the past.',
  },
  'hook.refused': {
    status: 401,
    title: 'The delivery signature is invalid',
    action: 'Check that the integration’s signing secret matches the vendor’s.',
  },
  'export.address_invalid': {
    status: 400,
    title: 'Events cannot be sent to this address',
    action: 'Give an https address, or s3://bucket/prefix with region and keys.',
  },
  'datatype.declaration_invalid': {
    status: 400,
    title: 'The data type definition is invalid',
    action: 'Correct what is named in problems[], with its position, and send it again.',
  },
  'datatype.name_taken': {
    status: 409,
    title: 'Another data type has this name',
    action: 'Choose another name or retire the other type. Names are not case-sensitive.',
  },
  'datatype.upload_invalid': {
    status: 400,
    title: 'Unsupported or unreadable file',
    action:
      'See detail. A table needs its columns in the header row, a template about 1,000 letters.',
  },
  'datatype.builtin_fixed': {
    status: 400,
    title: 'Built-in data types cannot be changed',
    action: 'Change only its state or minimum confidence, or create your own data type.',
  },
  'datatype.state_invalid': {
    status: 409,
    title: 'This state change is not allowed',
    action: 'Move a draft to shadow or active. Move a retired type back through shadow.',
  },
  'classify.busy': {
    status: 429,
    title: 'The classification queue is full',
    action: 'Wait for the number of seconds in the retry-after header, then try again.',
  },
  'content.preview_off': {
    status: 403,
    title: 'Content preview is turned off',
    action: 'Ask your operator to turn on the feature flag show_file_preview.',
  },
  'policy.guards_unmet': {
    status: 409,
    title: 'The policy does not meet the requirements for this step',
    action: 'See guards[]. Meet each one, or waive those that can be waived.',
  },
  'policy.step_invalid': {
    status: 409,
    title: 'This step is not available in the policy’s current state',
    action: 'Use GET /v1/policies/{policyKey}/transitions to list available steps.',
  },
  'policy.approval_invalid': {
    status: 409,
    title: 'You cannot approve this step, or nothing is awaiting approval',
    action: 'Someone other than the author or requester must decide on the pending version.',
  },
  'policy.builtin_fixed': {
    status: 400,
    title: 'Built-in policies cannot be changed',
    action: 'Pause it, add exceptions, or duplicate it and change the copy.',
  },
  'policy.update_undecided': {
    status: 409,
    title: 'This policy was added by an upgrade and is awaiting a decision',
    action: 'Accept it, keep it in Simulate or pause it under Policies → Updates.',
  },
  'policy.content_invalid': {
    status: 400,
    title: 'The policy is incomplete or invalid',
    action: 'Fix the problems listed in faults[] and send it again.',
  },
  'policy.list_used': {
    status: 409,
    title: 'Policies use this list',
    action: 'Remove it from the policies named in detail first.',
  },
  'route.not_found': {
    status: 404,
    title: 'Address not found',
    action: 'Check the path and the method against the API reference.',
  },
  'resource.not_found': {
    status: 404,
    title: 'Not found, removed, or not available to you',
    action: 'Check the ID. Objects of other tenants look like missing ones.',
  },
  'resource.conflict': {
    status: 409,
    title: 'Someone else changed this',
    action: 'Reload it and repeat the change.',
  },
  'case.already_visible': {
    status: 409,
    title: 'You can see this case already',
    action: 'Open it from the list of cases.',
  },
  'detection.transition_invalid': {
    status: 409,
    title: 'This status change is not allowed',
    action: 'See detail. Assign the detection to yourself first, or reload it.',
  },
  'detection.taken': {
    status: 409,
    title: 'Someone else took this detection',
    action: 'See detail for the assignee. Agree with them before you reassign it.',
  },
  'detection.newer_open': {
    status: 409,
    title: 'A newer detection of the same finding is open',
    action: 'Work on the newer detection. The earlier one does not change.',
  },
  'detection.change_final': {
    status: 409,
    title: 'The change cannot be undone',
    action: 'It was already undone, is still running, or is older than 10 minutes.',
  },
  'trust.rule_exists': {
    status: 409,
    title: 'A trust rule for this destination and audience exists',
    action: 'Change that rule instead.',
  },
  'risk.approval_invalid': {
    status: 409,
    title: 'You cannot decide on this proposal',
    action: 'Someone other than the proposer must decide while the proposal is awaiting approval.',
  },
  'rescore.under_way': {
    status: 409,
    title: 'Open detections are already being rescored',
    action: 'Wait until the current run is finished.',
  },
  'rescore.final': {
    status: 409,
    title: 'This run cannot be undone',
    action: 'It was already undone, is still running, or finished more than 10 minutes ago.',
  },
  'view.name_taken': {
    status: 409,
    title: 'Another view has this name',
    action: 'Choose another name or change the other view. Names are not case-sensitive.',
  },
  'view.limit_reached': {
    status: 409,
    title: 'The limit of saved views is reached',
    action: 'Delete a view you no longer use. See detail for the limit.',
  },
  'remediation.not_possible': {
    status: 409,
    title: 'Remediation is not possible',
    action: 'Reload the remediation options. Each one lists what is missing.',
  },
  'remediation.step_invalid': {
    status: 409,
    title: 'The remediation has moved to another step',
    action: 'Reload it. It was already run or decided, or its preview is too old.',
  },
  'remediation.second_person': {
    status: 403,
    title: 'A second person must decide this',
    action:
      'Ask a colleague with the permission remediation:run. You cannot approve your own request.',
  },
  'setup.token_invalid': {
    status: 403,
    title: 'The setup link is no longer valid',
    action: 'Restart Waybill to print a new link. Each works once, for one hour.',
  },
  'setup.already_done': {
    status: 409,
    title: 'This installation already has its first administrator',
    action: 'Sign in, or ask an administrator for an invitation.',
  },
  'password.too_weak': {
    status: 400,
    title: 'The password does not meet the policy',
    action: 'Choose a longer or less common password.',
  },
  ...INGEST_ERRORS,
  ...PROGRAM_ERRORS,
  'export.format_unknown': {
    status: 400,
    title: 'Unknown export format',
    action: 'Use csv or jsonl.',
  },
  'sample.tenant_not_empty': {
    status: 409,
    title: 'The tenant already contains data',
    action:
      'Sample data can be loaded only into an empty tenant. Remove existing sample data first.',
  },
  'sample.running': {
    status: 409,
    title: 'Sample data is being loaded or removed',
    action: 'Wait until it has finished.',
  },
  'scope.own': {
    status: 403,
    title: 'You cannot change your own scope',
    action: 'Ask another member with scope:manage to change it.',
  },
  'scope.wider': {
    status: 403,
    title: 'This would show more than your own scope does',
    action: 'Choose only what your scope includes, or ask a member who sees all data.',
  },
  'scope.in_use': {
    status: 409,
    title: 'Members still have this scope',
    action: 'Give them another scope, then delete it.',
  },
  'scope.name_taken': {
    status: 409,
    title: 'A scope with this name exists',
    action: 'Choose another name, or change that scope.',
  },
  'scope.limited': {
    status: 403,
    title: 'This concerns all data, and you see only a scope of it',
    action: 'Ask a member who sees all data.',
  },
  'invitation.own_address': {
    status: 409,
    title: 'This is your own address',
    action: 'Enter the address of the person you want to invite.',
  },
  'invitation.already_member': {
    status: 409,
    title: 'This person is already a member',
    action: 'Find the person in the list of members.',
  },
  'invitation.open': {
    status: 409,
    title: 'This address already has an invitation',
    action: 'Resend the invitation, or withdraw it first.',
  },
  'invitation.role_not_held': {
    status: 403,
    title: 'You cannot grant a role with more permissions than you have',
    action: 'Choose another role, or ask an Owner to invite the person.',
  },
  'invitation.closed': {
    status: 409,
    title: 'This invitation was already accepted or withdrawn',
    action: 'Reload the list. Send a new invitation if the person still needs one.',
  },
  'invitation.mail_off': {
    status: 409,
    title: 'This installation cannot send mail',
    action: 'Set SMTP_URL on the server, or invite the person there with waybill user invite.',
  },
  'invitation.table_unreadable': {
    status: 400,
    title: 'The table of invitations cannot be read',
    action:
      'Upload a CSV file whose first line has the column email, and at most 500 further lines.',
  },
  'invitation.not_sent': {
    status: 502,
    title: 'The invitation was saved, but the mail could not be sent',
    action: 'Check the address and the mail server, then resend the invitation.',
  },
  'directory.conflict_closed': {
    status: 409,
    title: 'This conflict no longer exists',
    action: 'Reload the list.',
  },
  'directory.role_not_held': {
    status: 403,
    title: 'You cannot grant a role with more permissions than you have',
    action: 'Choose other roles, or ask an Owner.',
  },
  ...ACCESS_ERRORS,
  'identity.unavailable': {
    status: 503,
    title: 'The identity provider is not responding',
    action: 'Try again in a moment. Existing sessions continue to work.',
  },
  'service.unavailable': {
    status: 503,
    title: 'The database is not responding',
    action: 'Try again in a moment. No acknowledged data is lost.',
  },
  'storage.full': {
    status: 503,
    title: 'The server disk is full or almost full',
    action:
      'Free disk space or enlarge the database disk, then send again. Records counted as accepted are kept.',
  },
  'service.busy': {
    status: 503,
    title: 'The server is overloaded and your request waited too long',
    action: 'Try again after the number of seconds in the retry-after header. Nothing was changed.',
  },
  'request.timed_out': {
    status: 504,
    title: 'The request took too long and was stopped',
    action: 'Narrow the time range or filter, or try again after the retry-after header.',
  },
  'request.abandoned': {
    status: 499,
    title: 'The client closed the connection before the response was ready',
    action: 'No action needed.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    action: 'Try again. If it persists, send the request ID to your operator.',
  },
} as const satisfies Record<string, ErrorDefinition>;
export type ErrorCode = keyof typeof ERRORS;
