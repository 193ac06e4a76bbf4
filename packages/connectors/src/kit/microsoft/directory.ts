import { ownValue, type ObjectKind } from '@waybill/contract';
import type { VendorRecord } from '../define-connector.ts';
import { recordsOf, textAt } from '../field.ts';
import type { EventFacts } from '../mapped-event.ts';
import { lowerText, text } from '../text.ts';
import { shown } from './audit-common.ts';
import { addressOf } from './guest-address.ts';
import { property } from './parameters.ts';
import {
  ADMIN_PROPERTY,
  adminConsent,
  APPLICATION_PROPERTY,
  applicationIn,
  CONSENT_PROPERTY,
  consentFor,
  permissionsIn,
  SCOPE_PROPERTIES,
} from './permissions.ts';
import { structured } from './structured.ts';

/** `IdentityType` of the audit schema: display name and sign-in name. */
const NAME_TYPE = '1';
const UPN_TYPE = '5';
/** Names and ids of any kind; one of them is the class of the target. */
const OTHER_TYPE = '2';
const KIND_BY_CLASS: Readonly<Record<string, ObjectKind>> = {
  User: 'account',
  Group: 'group',
  Device: 'other',
  Policy: 'setting',
  Role: 'setting',
  Application: 'application',
  ServicePrincipal: 'application',
};

/** A sign-in or directory change that the unified audit log delivers for the Entra directory. */
export function directoryFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const targets = recordsOf(structured(record['Target']));
  const ofType = (type: string) => targets.find((target) => text(target['Type']) === type);
  const upn = textAt(ofType(UPN_TYPE), 'ID') ?? upnOf(record['ObjectId']);
  const kind = targetKind(targets) ?? (upn === null ? 'application' : 'account');
  const name = textAt(ofType(NAME_TYPE), 'ID') ?? upn;
  const group = property(record, 'ModifiedProperties', 'Group.DisplayName');
  return {
    targetUser: addressOf(upn) ?? upn,
    // The directory writes values as JSON texts, with their quotes.
    targetGroup: group?.replaceAll('"', '') ?? (kind === 'group' ? name : null),
    object: { kind, id: text(record['ObjectId']), name },
    device: {
      ...base.device,
      hostname: lowerText(base.device?.hostname),
    },
    extra: {
      ...base.extra,
      ...shown(record, { logonError: 'LogonError', errorNumber: 'ErrorNumber' }),
      ...consentFacts(record),
    },
  };
}

/** New permissions of an application, their audience, and the application. */
function consentFacts(record: VendorRecord): Record<string, string> {
  const scopes = permissionsIn(
    SCOPE_PROPERTIES.map((scope) => property(record, 'ModifiedProperties', scope) ?? '').join(' '),
  );
  const consent = consentFor(property(record, 'ModifiedProperties', CONSENT_PROPERTY));
  const admin = adminConsent(property(record, 'ModifiedProperties', ADMIN_PROPERTY));
  const application = applicationIn(property(record, 'ModifiedProperties', APPLICATION_PROPERTY));
  return {
    ...(scopes !== null && { scopes }),
    ...(consent !== null && { consent }),
    ...(admin !== null && { adminConsent: admin }),
    ...(application !== null && { application }),
  };
}

/** What the target is by its class; null if the record does not write it. */
function targetKind(targets: readonly Record<string, unknown>[]): ObjectKind | null {
  const words = targets
    .filter((target) => text(target['Type']) === OTHER_TYPE)
    .map((target) => text(target['ID']) ?? '');
  const known = words.find((word) => Object.hasOwn(KIND_BY_CLASS, word));
  return known === undefined ? null : (ownValue(KIND_BY_CLASS, known) ?? null);
}

function upnOf(objectId: unknown): string | null {
  return addressOf(objectId) === null ? null : text(objectId);
}
