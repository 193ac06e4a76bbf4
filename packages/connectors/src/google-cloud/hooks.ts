import {
  ownValue,
  type ActorKind,
  type EventAction,
  type Movement,
  type Outcome,
  type Place,
} from '@waybill/contract';
import { emailOf } from '../kit/address.ts';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord, recordsOf, textAt } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { nameValue } from '../kit/name-value.ts';
import { personRecipient } from '../kit/recipient.ts';
import { lowerText, texts } from '../kit/text.ts';
import { grantsOf } from './grants.ts';
import { internetPorts } from './internet-ports.ts';
import { JOB_RULES, METHOD_RULES } from './operations.data.ts';
import { bucketPlace, organization, project, resourceObject, resourcePlace } from './resource.ts';

const SERVICE_ACCOUNT = /\.gserviceaccount\.com$/;
const BIGQUERY_JOB = /JobService\.InsertJob$|jobservice\.(?:insert|jobcompleted|query)$/i;

function methodOf(entry: VendorRecord): string {
  return textAt(entry, 'protoPayload.methodName', 'protoPayload.metadata.methodName') ?? '';
}

/** A parameter of the Workspace event inside an entry of the login or admin service. */
function parameter(entry: VendorRecord, name: string): string | null {
  const events = recordsOf(field(entry, 'protoPayload.metadata.event'));
  const values = events.map((event) => nameValue(event['parameter'], name));
  return texts(values)[0] ?? null;
}

/** Google writes warnings about an account without a principal; the account is who they are about. */
function affectedUser(entry: VendorRecord): string | null {
  return emailOf(parameter(entry, 'affected_email_address'));
}

function principalEmail(entry: VendorRecord): string | null {
  const principal = textAt(entry, 'protoPayload.authenticationInfo.principalEmail');
  return emailOf(principal) ?? (principal === null ? affectedUser(entry) : null);
}

function principalKind(entry: VendorRecord): ActorKind {
  const principal = textAt(entry, 'protoPayload.authenticationInfo.principalEmail') ?? '';
  if (principal.startsWith('system:anonymous') || principal === 'anonymous') return 'anonymous';
  if (principal.startsWith('system:')) return 'system';
  const subject = textAt(entry, 'protoPayload.authenticationInfo.principalSubject') ?? '';
  if (SERVICE_ACCOUNT.test(principal) || subject.startsWith('serviceAccount:')) return 'service';
  return principalEmail(entry) === null ? 'unknown' : 'person';
}

/** An error code, or a permission that was not granted, is a failure; an empty status is not. */
function outcome(entry: VendorRecord): Outcome {
  const status = field(entry, 'protoPayload.status');
  const code = textAt(status, 'code');
  if (code !== null && code !== '0') return 'failure';
  const granted = recordsOf(field(entry, 'protoPayload.authorizationInfo')).map(
    (info) => info['granted'],
  );
  if (granted.includes(false)) return 'failure';
  if (methodOf(entry).endsWith('LoginService.loginFailure')) return 'failure';
  const isAnswered = granted.includes(true) || isRecord(status);
  return isAnswered || recordsOf(field(entry, 'protoPayload.metadata.event')).length > 0
    ? 'success'
    : 'unknown';
}

/** Kind of a BigQuery job, from its configuration or from that of the older audit data. */
function jobKind(entry: VendorRecord): string | null {
  const type = textAt(
    entry,
    'protoPayload.metadata.jobChange.job.jobConfig.type',
    'protoPayload.metadata.jobInsertion.job.jobConfig.type',
  );
  if (type !== null) return type;
  const places = [
    'protoPayload.serviceData.jobCompletedEvent.job.jobConfiguration',
    'protoPayload.serviceData.jobInsertRequest.resource.jobConfiguration',
  ];
  const old = places.map((place) => field(entry, place)).find(isRecord);
  const kinds: Readonly<Record<string, string>> = {
    query: 'QUERY',
    extract: 'EXPORT',
    tableCopy: 'COPY',
    load: 'IMPORT',
  };
  const kind = Object.keys(kinds).find((name) => old !== undefined && name in old);
  return kind === undefined ? null : (ownValue(kinds, kind) ?? null);
}

interface Rule {
  action: EventAction | null;
  movement: Movement;
}

const NO_RULE: Rule = { action: null, movement: 'none' };

function ruleOf(entry: VendorRecord): Rule {
  const method = methodOf(entry);
  if (BIGQUERY_JOB.test(method)) {
    const kind = jobKind(entry)?.toUpperCase() ?? '';
    return ownValue(JOB_RULES, kind) ?? NO_RULE;
  }
  const rule = METHOD_RULES.find((known) => known.method.test(method));
  return rule === undefined ? NO_RULE : { action: rule.action, movement: rule.movement };
}

/** Action, object, places and recipients of a method. Refused requests moved nothing. */
function methodFacts(entry: VendorRecord): Partial<EventFacts> {
  const rule = ruleOf(entry);
  const movement = outcome(entry) === 'failure' ? 'none' : rule.movement;
  const facts: Partial<EventFacts> = {
    action: rule.action,
    movement,
    object: resourceObject(entry),
    ...placesOf(entry, movement),
  };
  if (rule.action === 'Share') return { ...facts, ...shareFacts(entry, movement) };
  return rule.action === 'Send' ? { ...facts, ...forwardingFacts(entry) } : facts;
}

function placesOf(
  entry: VendorRecord,
  movement: Movement,
): { origin?: Place | null; destination?: Place | null } {
  const place = resourcePlace(entry);
  if (movement === 'upload') return { destination: place };
  // Data access entries of copies and exports may name their destination.
  const named = bucketPlace(
    textAt(
      entry,
      'protoPayload.metadata.destination',
      'protoPayload.metadata.jobChange.job.jobConfig.extractConfig.destinationUris.0',
      'protoPayload.request.exportContext.uri',
      'protoPayload.request.body.exportContext.uri',
    ),
  );
  return named === null || movement === 'none'
    ? { origin: place }
    : { origin: place, destination: named };
}

function shareFacts(entry: VendorRecord, movement: Movement): Partial<EventFacts> {
  const { recipients, visibilityAfter, isOnlyRemoval } = grantsOf(entry);
  return isOnlyRemoval
    ? { action: null, movement: 'none' }
    : { movement, recipients, visibilityAfter };
}

/** Mail of the account is sent on to an address outside. */
function forwardingFacts(entry: VendorRecord): Partial<EventFacts> {
  const recipient = personRecipient(
    lowerText(parameter(entry, 'email_forwarding_destination_address')),
    'yes',
  );
  return { recipients: recipient === null ? [] : [recipient] };
}

/** Command started in a Kubernetes container. */
function containerCommand(entry: VendorRecord): string | null {
  const words = texts(field(entry, 'protoPayload.request.command'));
  return words.length === 0 ? null : words.join(' ');
}

export const hooks: Hooks = {
  containerCommand,
  internetPorts,
  grantedRoles: (entry) => grantsOf(entry).roles,
  // The term used in conditions: the setting belongs to the mailbox.
  forwarding: (entry) =>
    ruleOf(entry).action === 'Send' && forwardingFacts(entry).recipients?.length ? 'mailbox' : null,
  affectedUser,
  principalEmail,
  principalKind,
  outcome,
  project,
  organization,
  methodFacts,
};
