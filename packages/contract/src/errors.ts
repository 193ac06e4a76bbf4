/**
 * Every error that a caller can meet. `code` is stable; `title` says what happened and `action` what
 * to do about it. docs/errors.md is generated from this table.
 */
export interface ErrorDefinition {
  status: number;
  title: string;
  action: string;
}

export const ERRORS = {
  'request.invalid': {
    status: 400,
    title: 'The request does not fit the route',
    action: 'Correct the fields named in errors[] and send it again.',
  },
  'request.body_malformed': {
    status: 400,
    title: 'The body is not valid JSON',
    action: 'Send well-formed JSON with the content type application/json.',
  },
  'request.too_large': {
    status: 413,
    title: 'The body is larger than the route takes',
    action: 'Send less at once.',
  },
  'request.too_many': {
    status: 429,
    title: 'Too many requests of this kind',
    action: 'Wait as long as the header retry-after says, in seconds, and try again.',
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
      'Changes to how you sign in need a sign-in of the last 15 minutes. Sign out and in again.',
  },
  'session.recovery_code_wrong': {
    status: 400,
    title: 'The recovery code is not right',
    action: 'Each code works once. Try another one, or ask two members to reset the second factor.',
  },
  'session.recovery_locked': {
    status: 429,
    title: 'Too many wrong recovery codes',
    action: 'Wait as long as the header retry-after says, in seconds, and try again.',
  },
  'permission.missing': {
    status: 403,
    title: "You don't have permission to perform this action.",
    action: 'Ask an administrator for a role that holds the permission named in detail.',
  },
  'integration.source_not_connectable': {
    status: 400,
    title: 'This source cannot be connected by itself',
    action: 'Its activity is reported by a sensor or by another source.',
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
    title: 'The span to read again is not valid',
    action: 'Give a start before the end, both in the past.',
  },
  'hook.refused': {
    status: 401,
    title: 'The delivery is not signed as expected',
    action: 'Check that the signing secret of the integration is the one the vendor shows.',
  },
  'export.address_invalid': {
    status: 400,
    title: 'Nothing can be sent to this address',
    action: 'Give an https address, or s3://bucket/prefix with region and keys.',
  },
  'datatype.declaration_invalid': {
    status: 400,
    title: 'The data type cannot be recognised in this way',
    action: 'Correct what is named in problems[], with its position, and send it again.',
  },
  'datatype.name_taken': {
    status: 409,
    title: 'Another data type has this name',
    action: 'Choose another name, or retire the type that has it. Case makes no difference.',
  },
  'datatype.upload_invalid': {
    status: 400,
    title: 'Nothing can be made of this upload',
    action:
      'See detail: a table needs its columns in the header line, a template about 1,000 letters.',
  },
  'datatype.builtin_fixed': {
    status: 400,
    title: 'This comes with the product and stays as it is',
    action: 'Change its state or minimum only, or make a data type of your own.',
  },
  'datatype.state_invalid': {
    status: 409,
    title: 'The data type cannot go from its state into that one',
    action: 'A draft is tried in shadow or made active; a retired one goes back through shadow.',
  },
  'classify.busy': {
    status: 429,
    title: 'Too many contents are waiting to be classified',
    action: 'Wait as long as the header retry-after says, in seconds, and try again.',
  },
  'content.preview_off': {
    status: 403,
    title: 'The preview of contents is switched off',
    action: 'Whoever runs this installation switches it on with the flag show_file_preview.',
  },
  'policy.guards_unmet': {
    status: 409,
    title: 'The policy cannot take this step yet',
    action: 'See guards[]: meet each, or waive those that may be waived.',
  },
  'policy.step_invalid': {
    status: 409,
    title: 'There is no such step from where the rule stands',
    action: 'Ask GET /v1/policies/{policyKey}/transitions for the steps that are next.',
  },
  'policy.approval_invalid': {
    status: 409,
    title: 'This step is not for you to decide on, or none waits',
    action: 'Another person than who wrote or asked for it decides, on the version that waits.',
  },
  'policy.builtin_fixed': {
    status: 400,
    title: 'This policy comes with the product and stays as it is',
    action: 'Pause it, give it exceptions, or make a copy and change that.',
  },
  'policy.update_undecided': {
    status: 409,
    title: 'An upgrade brought this policy and nobody has decided on it',
    action: 'Accept it, keep it in Simulate or pause it under Policies → Updates.',
  },
  'policy.content_invalid': {
    status: 400,
    title: 'Nothing can be asked by this policy yet',
    action: 'Mend what is named in faults[] and send it again.',
  },
  'policy.list_used': {
    status: 409,
    title: 'Conditions of policies name this list',
    action: 'Take it out of the policies named in detail first.',
  },
  'route.not_found': {
    status: 404,
    title: 'No such address',
    action: 'Check the path and the method against the API reference.',
  },
  'resource.not_found': {
    status: 404,
    title: 'Not available to you, or removed',
    action: 'Check the id; another tenant’s objects look the same as missing ones.',
  },
  'resource.conflict': {
    status: 409,
    title: 'Somebody changed it in the meantime',
    action: 'Load it again and repeat the change.',
  },
  'case.already_visible': {
    status: 409,
    title: 'You can see this case already',
    action: 'Open it from the list of cases.',
  },
  'detection.transition_invalid': {
    status: 409,
    title: 'The detection cannot go from its status into that one',
    action: 'See detail; take it first, or load it again and look at its status.',
  },
  'detection.taken': {
    status: 409,
    title: 'Somebody else was faster',
    action: 'See detail for who has it now; assign it to yourself if you agree with them.',
  },
  'detection.newer_open': {
    status: 409,
    title: 'The same finding is open as a newer detection',
    action: 'Work on the newer one; the earlier one stays as it is.',
  },
  'detection.change_final': {
    status: 409,
    title: 'The change cannot be undone',
    action: 'It was undone already, is still going on, or is older than ten minutes.',
  },
  'trust.rule_exists': {
    status: 409,
    title: 'There is a trust rule for this destination and audience',
    action: 'Change that rule instead.',
  },
  'risk.approval_invalid': {
    status: 409,
    title: 'You cannot decide on this proposal',
    action: 'A person other than the one who proposed it decides, while it is awaiting approval.',
  },
  'rescore.under_way': {
    status: 409,
    title: 'Open detections are already being rescored',
    action: 'Wait until the current run is finished.',
  },
  'rescore.final': {
    status: 409,
    title: 'This run cannot be undone',
    action: 'It was undone already, is still in progress, or finished more than ten minutes ago.',
  },
  'view.name_taken': {
    status: 409,
    title: 'Another view has this name',
    action: 'Choose another name, or change the view that has it. Case makes no difference.',
  },
  'view.limit_reached': {
    status: 409,
    title: 'There is no room for another view',
    action: 'Remove one that nobody uses any more; detail says how many there may be.',
  },
  'remediation.not_possible': {
    status: 409,
    title: 'Nothing can be undone at the source here',
    action: 'Read the possible acts of the detection again; each says what it lacks.',
  },
  'remediation.step_invalid': {
    status: 409,
    title: 'The remediation is not at this step',
    action: 'Read it again: it was run, decided or took place already, or its preview is too old.',
  },
  'remediation.second_person': {
    status: 403,
    title: 'Another person has to decide this',
    action:
      'Ask a colleague with remediation:run; nobody agrees to what they asked for themselves.',
  },
  'setup.token_invalid': {
    status: 403,
    title: 'The set-up link is not valid any more',
    action: 'Start Waybill again to print a new link; each works once, for one hour.',
  },
  'setup.already_done': {
    status: 409,
    title: 'This installation already has its first administrator',
    action: 'Sign in, or ask an administrator for an invitation.',
  },
  'password.too_weak': {
    status: 400,
    title: 'The password does not meet the policy',
    action: 'Choose a longer or less common one.',
  },
  'ingest.token_invalid': {
    status: 401,
    title: 'The integration token is missing, unknown or revoked',
    action: 'Send Authorization: Bearer with a token minted in Settings → Integrations.',
  },
  'ingest.source_forbidden': {
    status: 403,
    title: 'The integration token is for another source',
    action: 'Mint a token for this source, or send to the address of the token’s own source.',
  },
  'ingest.source_unknown': {
    status: 404,
    title: 'No source of that name',
    action: 'Use the kebab-case form of a source name, e.g. google-drive or aws-s3.',
  },
  'ingest.source_without_connector': {
    status: 404,
    title: 'This source has no connector yet',
    action: 'See Settings → Integrations for the sources that can be read today.',
  },
  'ingest.body_empty': {
    status: 400,
    title: 'The body holds no records',
    action: 'Send a JSON array, NDJSON, the vendor’s envelope or text lines.',
  },
  'ingest.body_broken': {
    status: 400,
    title: 'The body breaks off or is not well-formed past this point',
    action: 'Mend the body at the place named in detail; sending all of it again is safe.',
  },
  'ingest.encoding_unsupported': {
    status: 415,
    title: 'The body is not UTF-8 text, or its content encoding is not supported',
    action: 'Send UTF-8, plain or with Content-Encoding: gzip.',
  },
  'ingest.gzip_broken': {
    status: 400,
    title: 'The gzip stream is damaged or cut off',
    action: 'Compress it again; sending all of it again is safe.',
  },
  'ingest.gzip_ratio': {
    status: 413,
    title: 'The body decompresses to more than 200 times its size',
    action: 'Send it uncompressed.',
  },
  'ingest.record_ratio': {
    status: 413,
    title: 'The body holds more than 2 records for each compressed byte',
    action: 'Send it uncompressed.',
  },
  'ingest.mostly_rejected': {
    status: 400,
    title: 'Hardly any record of the body can be read, so the rest of it was not read',
    action:
      'Check that the address names the right source, correct the records listed in rejections[], and send all of it again.',
  },
  'export.format_unknown': {
    status: 400,
    title: 'No such export format',
    action: 'Ask for csv or jsonl.',
  },
  'sample.tenant_not_empty': {
    status: 409,
    title: 'The tenant already holds data',
    action: 'Sample data goes into an empty tenant only; empty the sample data first.',
  },
  'sample.running': {
    status: 409,
    title: 'Sample data is being loaded or emptied right now',
    action: 'Wait until it has finished.',
  },
  'reset.own_account': {
    status: 409,
    title: 'The second factor is your own',
    action: 'Ask two other members, one of them an Owner, or use a recovery code.',
  },
  'reset.own_request': {
    status: 409,
    title: 'You made this request yourself',
    action: 'Ask another member to approve it.',
  },
  'reset.owner_needed': {
    status: 409,
    title: 'The requester or the approver must be an Owner',
    action: 'Ask an Owner to approve it.',
  },
  'reset.not_active': {
    status: 409,
    title: 'The member is suspended or has left',
    action: 'Activate the member first.',
  },
  'reset.in_other_tenants': {
    status: 409,
    title: 'The account is also used in another organization',
    action: 'Ask the operator of this installation to remove the second factor.',
  },
  'reset.open': {
    status: 409,
    title: 'A request for this member is already open',
    action: 'Approve or refuse it first.',
  },
  'reset.closed': {
    status: 409,
    title: 'This request is decided or has expired',
    action: 'Reload the list. Make a new request if the second factor is still lost.',
  },
  'reset.requester_gone': {
    status: 409,
    title: 'The requester may no longer request this',
    action: 'Refuse the request and make a new one.',
  },
  'identity.unavailable': {
    status: 503,
    title: 'The identity provider does not answer right now',
    action: 'Try again in a moment; sign-ins that are in use go on meanwhile.',
  },
  'service.unavailable': {
    status: 503,
    title: 'The database does not answer right now',
    action: 'Try again in a moment; nothing that was acknowledged is lost.',
  },
  'storage.full': {
    status: 507,
    title: 'The disk of the server is full',
    action: 'Free space or enlarge the disk of the database. Nothing of this request was stored.',
  },
  'service.busy': {
    status: 503,
    title: 'Too much is being asked at once, and your request waited too long',
    action: 'Try again after the seconds in the header retry-after. Nothing was changed.',
  },
  'request.timed_out': {
    status: 504,
    title: 'The request took too long and was stopped',
    action: 'Narrow the time range or the filter, or try again after the header retry-after.',
  },
  'request.abandoned': {
    status: 499,
    title: 'The caller closed the connection before the answer was ready',
    action: 'Nothing to do: nobody waits for this answer.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    action: 'Try again; if it stays, give the request id to whoever runs this installation.',
  },
} as const satisfies Record<string, ErrorDefinition>;
export type ErrorCode = keyof typeof ERRORS;
