import type { Outcome } from '@waybill/contract';
import type { MapResult } from '../kit/define-connector.ts';
import { factsAt, presentFacts } from '../kit/extra-facts.ts';
import { recordOf, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { operationRule, type OperationRule } from '../kit/operation-table.ts';
import { lowerText } from '../kit/text.ts';
import { urlHost } from '../kit/url-host.ts';
import { internetPorts } from './internet-ports.ts';
import { CLOUDTRAIL_OPERATIONS } from './operations.data.ts';
import { s3Act, type ActFacts } from './s3-act.ts';
import { serviceAct } from './service-act.ts';
import { shareAct } from './share-act.ts';
import { callerOf, type Caller } from './user-identity.ts';
import { weakenedBy } from './weakened.ts';

/** Further facts shown to a person: name in the event and path in the record. */
const EXTRA = [
  ['service', 'eventSource'],
  ['eventType', 'eventType'],
  ['errorCode', 'errorCode'],
  ['errorMessage', 'errorMessage'],
  ['mfaUsed', 'additionalEventData.MFAUsed'],
  ['mfa', 'userIdentity.sessionContext.attributes.mfaAuthenticated'],
  ['vpcEndpoint', 'vpcEndpointId'],
  ['sourceService', 'userIdentity.invokedBy'],
] as const;

/** Maps a record of CloudTrail's management or data events. */
export function mapCloudTrail(record: Record<string, unknown>): MapResult {
  const vendorOperation = textAt(record, 'eventName');
  if (vendorOperation === null) {
    return { kind: 'rejected', field: 'eventName', reason: 'The record names no operation.' };
  }
  // Logstash's CloudTrail codec moves eventTime to @timestamp.
  const occurredAt = instant(textAt(record, 'eventTime', '@timestamp'));
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'eventTime', reason: 'The record has no readable time.' };
  }
  const service = serviceOf(record);
  const caller = callerOf(record);
  const operation = `${service}:${vendorOperation.replace(/\d{8}(v\d+)?$/, '')}`;
  const rule = operationRule(CLOUDTRAIL_OPERATIONS, operation);
  const { object, extra, ...act } = actOf(record, operation, rule, caller);
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        ...rule,
        ...act,
        ...peopleActedOn(record, service),
        source: service === 's3' ? 'AWS S3' : 'AWS',
        stream: 'cloudtrail',
        vendorEventId: textAt(record, 'eventID'),
        vendorOperation,
        occurredAt,
        outcome: outcomeOf(record),
        actor: caller.actor,
        object: object ?? {},
        network: networkOf(record),
        cloudAccount: accountOf(record, caller),
        cloudRegion: textAt(record, 'awsRegion'),
        extra: { ...extra, ...extraOf(record, { operation, caller }) },
      }),
    ],
  };
}

function actOf(
  record: Record<string, unknown>,
  operation: string,
  rule: OperationRule,
  caller: Caller,
): ActFacts {
  const service = serviceOf(record);
  const act =
    service === 's3' ? s3Act(record, rule.movement, caller) : serviceAct(record, service, rule);
  return rule.movement === 'share' ? { ...act, ...shareAct(record, operation) } : act;
}

/** `s3` of `s3.amazonaws.com`; some regions and products add further labels. */
function serviceOf(record: Record<string, unknown>): string {
  const service = lowerText(record['eventSource'])?.split('.')[0] ?? '';
  return service === 's3express' ? 's3' : service;
}

/**
 * The account that the record belongs to. That is the caller's own, except for callers known only by
 * their account, who acted on a resource of the account that received the record.
 */
function accountOf(record: Record<string, unknown>, caller: Caller): string | null {
  const recipient = textAt(record, 'recipientAccountId');
  return caller.isOtherAccount ? (recipient ?? caller.account) : (caller.account ?? recipient);
}

/** Users and groups of IAM and its relatives that a call created, changed, removed or asked for. */
function peopleActedOn(record: Record<string, unknown>, service: string) {
  if (!['iam', 'identitystore', 'sso-directory', 'cognito-idp', 'signin'].includes(service)) {
    return {};
  }
  return {
    targetUser: textAt(record, 'requestParameters.userName', 'requestParameters.username'),
    targetGroup: textAt(record, 'requestParameters.groupName'),
  };
}

function outcomeOf(record: Record<string, unknown>): Outcome {
  if (textAt(record, 'errorCode', 'errorMessage') !== null) return 'failure';
  // Sign-in events answer with their own name, e.g. ConsoleLogin: Failure.
  const answer = lowerText(textAt(record, `responseElements.${textAt(record, 'eventName')}`));
  return answer === 'failure' ? 'failure' : 'success';
}

/** A call by a service has the service's host name, or the words `AWS Internal`, for its address. */
function networkOf(record: Record<string, unknown>) {
  const sourceIp = ipOf(record['sourceIPAddress']);
  return {
    sourceIp,
    sourceDomain: sourceIp === null ? urlHost(record['sourceIPAddress']) : null,
    userAgent: textAt(record, 'userAgent'),
  };
}

/** The machine whose credentials made the call: EC2 names the session of an instance's role after it. */
function instanceOf({ session }: Caller): string | null {
  return session !== null && /^i-[0-9a-f]{8,17}$/.test(session) ? session : null;
}

/** Calls that allow inbound addresses; allowing outbound ones opens nothing. */
const LETS_IN =
  /^(?:Authorize\w*Ingress|ModifySecurityGroupRules|(?:Create|Replace)NetworkAclEntry)$/;

function extraOf(
  record: Record<string, unknown>,
  { operation, caller }: { operation: string; caller: Caller },
): Record<string, string> {
  const letsIn = LETS_IN.test(textAt(record, 'eventName') ?? '');
  return presentFacts([
    ...factsAt(record, EXTRA),
    ['session', caller.session],
    ['instance', instanceOf(caller)],
    ['internetPorts', letsIn ? internetPorts(recordOf(record['requestParameters'])) : null],
    ['weakened', weakenedBy(record, operation)],
    ['fromRegion', textAt(record, 'requestParameters.sourceRegion')],
  ]);
}
