import {
  ownValue,
  type ActorKind,
  type EntityRecord,
  type ObjectKind,
  type Outcome,
} from '@waybill/contract';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { domainOf, emailOf } from '../kit/address.ts';
import { field, recordOf, recordsOf, textAt } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { addressOf, isGuest } from '../kit/microsoft/guest-address.ts';
import {
  ADMIN_PROPERTY,
  adminConsent,
  APPLICATION_PROPERTY,
  applicationIn,
  CONSENT_PROPERTY,
  consentFor,
  permissionsIn,
  SCOPE_PROPERTIES,
} from '../kit/microsoft/permissions.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { nameValue } from '../kit/name-value.ts';
import { operationRule } from '../kit/operation-table.ts';
import { distinctRecipients, personRecipient } from '../kit/recipient.ts';
import { keyText, lowerText, text, texts } from '../kit/text.ts';
import { graphRequestFacts } from './graph-request.ts';
import { AUDIT_OPERATIONS } from './operations.data.ts';

/** `type` of a target resource and the kind of object that it is. */
const KIND_BY_TARGET: Readonly<Record<string, ObjectKind>> = {
  user: 'account',
  group: 'group',
  device: 'other',
  application: 'application',
  serviceprincipal: 'application',
  policy: 'setting',
  directory: 'setting',
  domain: 'setting',
  role: 'setting',
};
const LISTED_PROPERTIES = 8;

/** The record of Graph inside a record of diagnostic settings, or the record itself. */
function inner(record: VendorRecord): VendorRecord {
  const properties = recordOf(record['properties']);
  return Object.keys(properties).length > 0 ? properties : record;
}

function targets(record: VendorRecord): Record<string, unknown>[] {
  return recordsOf(inner(record)['targetResources']);
}

function typeOf(target: Record<string, unknown>): string {
  return lowerText(target['type'] ?? target['Type']) ?? '';
}

/** Error code 0 is a sign-in that got through; any other one was refused or interrupted. */
function signInOutcome(record: VendorRecord): Outcome {
  const code =
    textAt(record, 'resultType') ?? textAt(inner(record), 'status.errorCode', 'resultType');
  if (code === null) return 'unknown';
  return code === '0' || code.toLowerCase() === 'success' ? 'success' : 'failure';
}

/** Below 400 is an answer, from 400 on a refusal. */
function requestOutcome(record: VendorRecord): Outcome {
  const status = Number(textAt(record, 'properties.responseStatusCode', 'resultSignature'));
  if (!Number.isInteger(status) || status < 100) return 'unknown';
  return status < 400 ? 'success' : 'failure';
}

function initiatorKind(record: VendorRecord): ActorKind {
  const initiator = recordOf(inner(record)['initiatedBy']);
  if (textAt(initiator, 'user.id', 'user.userPrincipalName') !== null) return 'person';
  return textAt(initiator, 'app.displayName', 'app.servicePrincipalId', 'app.appId') === null
    ? 'unknown'
    : 'service';
}

/** The directory writes new values as JSON: `"Finance"` or `["Finance"]`. */
function plainValue(value: unknown): string | null {
  const written = text(value)?.trim() ?? '';
  const parsed = structured(written);
  if (Array.isArray(parsed)) return texts(parsed).join(', ') || null;
  return text(written.replaceAll(/^"+|"+$/g, ''));
}

/** A group that is a target by its name; membership records carry the name as a changed property. */
function targetGroup(record: VendorRecord): string | null {
  const all = targets(record);
  const properties = all.flatMap((target) => recordsOf(target['modifiedProperties']));
  const changed = properties.find((entry) => entry['displayName'] === 'Group.DisplayName');
  const name = plainValue(changed?.['newValue']) ?? plainValue(changed?.['oldValue']);
  return (
    name ??
    textAt(
      all.find((target) => typeOf(target) === 'group'),
      'displayName',
    )
  );
}

function targetKind(record: VendorRecord): ObjectKind {
  const [first] = targets(record);
  return (first === undefined ? undefined : ownValue(KIND_BY_TARGET, typeOf(first))) ?? 'other';
}

/** Names of the properties that changed, without the directory's own bookkeeping. */
function changedProperties(record: VendorRecord): string | null {
  const names = targets(record)
    .flatMap((target) => recordsOf(target['modifiedProperties']))
    .map((entry) => text(entry['displayName']))
    .filter((name) => name !== null && !/^(?:TargetId\.|Included Updated|ActorId\.)/.test(name));
  return [...new Set(names)].slice(0, LISTED_PROPERTIES).join(', ') || null;
}

/** Sharing activities name the grantees as targets; an invited user is a guest by definition. */
function auditRecipients(record: VendorRecord): Partial<EventFacts> {
  const activity = textAt(record, 'operationName') ?? textAt(inner(record), 'activityDisplayName');
  if (operationRule(AUDIT_OPERATIONS, activity?.trim() ?? '').movement !== 'share') return {};
  const invited = invitedAddress(record);
  const inviter = textAt(inner(record), 'initiatedBy.user.userPrincipalName');
  const isOwn = invited !== null && domainOf(invited) === domainOf(inviter);
  // An invited guest from an own domain is not external.
  const isInvitation = /invite/i.test(activity ?? '') && !isOwn;
  const names = targets(record).map((target) => target['userPrincipalName']);
  const recipients = distinctRecipients(
    [...names, invited].map((name) =>
      personRecipient(addressOf(name), isInvitation || isGuest(name) ? 'yes' : 'unknown'),
    ),
  );
  return { recipients, visibilityAfter: isInvitation ? 'external' : null };
}

/** Invitee, which the details name before the directory has an account for them. */
function invitedAddress(record: VendorRecord): string | null {
  return emailOf(nameValue(inner(record)['additionalDetails'], 'invitedUserEmailAddress'));
}

/** Permissions granted by a consent, by name: `Mail.Read Files.Read.All`. */
function grantedScopes(record: VendorRecord): string | null {
  const changed = targets(record).flatMap((target) => recordsOf(target['modifiedProperties']));
  const written = changed
    .filter(({ displayName }) => SCOPE_PROPERTIES.includes(text(displayName) ?? ''))
    .map(({ newValue }) => text(newValue) ?? '')
    .join(' ');
  return permissionsIn(written);
}

/** The new value of a property that a directory change names. */
function valueAfter(record: VendorRecord, property: string): string | null {
  const changed = targets(record).flatMap((target) => recordsOf(target['modifiedProperties']));
  return text(changed.find(({ displayName }) => text(displayName) === property)?.['newValue']);
}

/** Audience of a consent. */
function grantedFor(record: VendorRecord): string | null {
  return consentFor(valueAfter(record, CONSENT_PROPERTY));
}

/** Risk detections hold the user agent in a list of names and values that is written as text. */
function riskUserAgent(record: VendorRecord): string | null {
  const details = structured(inner(record)['additionalInfo']);
  return text(nameValue(details, 'userAgent'));
}

const TYPE_KEY = '@odata.type';

/** A Graph change notification names the changed object; only a deletion is complete. */
function changeNotification(record: VendorRecord): MapResult {
  const resource = recordOf(record['resourceData']);
  const id = keyText(resource['id']);
  const type = lowerText(resource[TYPE_KEY]) ?? '';
  const isGone = lowerText(record['changeType']) === 'deleted';
  const entity = isGone && id !== null ? removedEntity(type, id) : null;
  return entity === null
    ? { kind: 'skipped', reason: 'a notification; the delta of the list brings the change' }
    : { kind: 'entities', entities: [entity] };
}

function removedEntity(type: string, entityId: string): EntityRecord | null {
  const facts = { source: 'Entra', entityId, isDeleted: true, changedAt: null } as const;
  if (type.endsWith('.group')) {
    return { ...facts, kind: 'group', stream: 'groups', name: null, email: null, members: [] };
  }
  if (!type.endsWith('.user')) return null;
  return {
    ...facts,
    kind: 'person',
    stream: 'users',
    name: null,
    emails: [],
    logins: [],
    employeeId: null,
    title: null,
    department: null,
    manager: null,
    status: 'left',
    hiredAt: null,
    leftAt: null,
    external: 'unknown',
  };
}

export const hooks: Hooks = {
  signInOutcome,
  requestOutcome,
  initiatorKind,
  targetGroup,
  targetKind,
  changedProperties,
  grantedScopes,
  grantedFor,
  adminConsent: (record) => adminConsent(valueAfter(record, ADMIN_PROPERTY)),
  consentedApp: (record) => applicationIn(valueAfter(record, APPLICATION_PROPERTY)),
  auditRecipients,
  riskUserAgent,
  changeNotification,
  graphRequest: (record) =>
    graphRequestFacts(
      textAt(record, 'properties.requestMethod') ?? '',
      field(record, 'properties.requestUri'),
      requestOutcome(record),
    ),
};
