import type { Recipient, Visibility } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordsOf } from '../kit/field.ts';
import {
  distinctRecipients,
  domainRecipient,
  openRecipient,
  personRecipient,
} from '../kit/recipient.ts';
import { emailOf, domainOf } from '../kit/address.ts';
import { lowerText, text, texts } from '../kit/text.ts';

const OPEN_MEMBERS = /^(?:allUsers|allAuthenticatedUsers)$/i;
/** Services that write the policy of a whole project, where everyone inside stands too. */
const WHOLE_POLICY = /^cloudresourcemanager\./;

/** Where records list what changed; BigQuery writes it into its own metadata. */
const DELTA_PATHS = [
  'serviceData.policyDelta.bindingDeltas',
  'metadata.policyDelta.bindingDeltas',
  'metadata.datasetChange.bindingDeltas',
  'metadata.tableChange.bindingDeltas',
  'metadata.routineChange.bindingDeltas',
];

/** Access granted by a policy change, and the grantees. */
export interface Grants {
  recipients: Recipient[];
  visibilityAfter: Visibility | null;
  roles: string | null;
  /** The record has the changes, and nothing was granted. */
  isOnlyRemoval: boolean;
}

/**
 * Grantees of an access policy change: the added members of the policy's delta. Without a delta,
 * everyone in the policy of a single resource.
 */
export function grantsOf(entry: VendorRecord): Grants {
  const deltas = DELTA_PATHS.flatMap((path) => recordsOf(field(entry, `protoPayload.${path}`)));
  const added = deltas.filter((delta) => text(delta['action']) !== 'REMOVE');
  const service = text(field(entry, 'protoPayload.serviceName')) ?? '';
  const bindings =
    deltas.length > 0 || WHOLE_POLICY.test(service)
      ? []
      : recordsOf(field(entry, 'protoPayload.request.policy.bindings'));
  const members = [
    ...added.map(({ member }) => text(member)),
    ...bindings.flatMap((binding) => texts(binding['members'])),
    // An invitation to own a project names one.
    text(field(entry, 'protoPayload.request.member')),
  ].filter((member) => member !== null);
  const isOpen = members.some((member) => OPEN_MEMBERS.test(member));
  const roles = new Set([...added, ...bindings].flatMap(({ role }) => texts(role)));
  return {
    recipients: distinctRecipients(members.map(recipientOf)),
    visibilityAfter: isOpen ? 'public' : null,
    roles: [...roles].join(', ') || null,
    isOnlyRemoval: deltas.length > 0 && added.length === 0,
  };
}

/** A member as policies write it: `user:ann@example.com`, `group:…`, `domain:…`, `allUsers`. */
function recipientOf(member: string): Recipient | null {
  if (OPEN_MEMBERS.test(member)) return openRecipient('public');
  const [, kind = '', name = ''] = /^(?:deleted:)?(\w+):([^?]+)/.exec(member) ?? [];
  const address = emailOf(name);
  switch (kind) {
    case 'user':
      return personRecipient(name);
    case 'group':
      return {
        kind: 'group',
        address: lowerText(name),
        domain: domainOf(name),
        outside: 'unknown',
      };
    case 'domain':
      return domainRecipient(name);
    case 'serviceAccount':
      return {
        kind: 'account',
        address: address ?? lowerText(name),
        domain: domainOf(name),
        outside: 'unknown',
      };
    default:
      return null;
  }
}
