import type { MappedEvent, ObjectKind, Place, Recipient, Tristate } from '@waybill/contract';
import { domainOf, emailOf } from '../address.ts';
import { extensionOf } from '../file-name.ts';
import { textAt } from '../field.ts';
import { mappedEvent } from '../mapped-event.ts';
import { truth } from '../number.ts';
import { operationRule, type OperationRule } from '../operation-table.ts';
import {
  distinctRecipients,
  domainRecipient,
  openRecipient,
  personRecipient,
} from '../recipient.ts';
import { lowerText, texts } from '../text.ts';
import {
  baseFacts,
  extraOf,
  googlePlace,
  OWN_DEVICE,
  type ActivityEventRecord,
  type ActivityFacts,
} from './activity-facts.ts';
import { isGrant, visibilityOf } from './drive-visibility.ts';
import { DRIVE_OPERATIONS } from './operations.data.ts';
import type { Parameters } from './parameters.ts';

const NO_MOVE: OperationRule = { action: null, movement: 'none' };

/** One event of the Drive log. */
export function driveEvent(facts: ActivityFacts, event: ActivityEventRecord): MappedEvent {
  const { parameters } = event;
  const rule = driveRule(facts, event);
  const title = textAt(parameters, 'doc_title');
  return mappedEvent({
    ...baseFacts(facts, event),
    ...rule,
    outcome: 'success',
    object: {
      kind: driveKind(parameters['doc_type']),
      id: textAt(parameters, 'doc_id'),
      name: title,
      extension: extensionOf(title),
      owner: emailOf(parameters['owner']) ?? textAt(parameters, 'owner'),
    },
    targetUser:
      emailOf(parameters['target_user']) ?? emailOf(parameters['target']) ?? newOwner(parameters),
    ...drivePlaces(facts, event, rule),
    recipients: rule.movement === 'none' ? [] : driveRecipients(facts, parameters),
    visibilityBefore: visibilityOf(parameters['old_visibility']),
    visibilityAfter: visibilityOf(parameters['visibility']),
    vendorRule: textAt(parameters, 'rule_name'),
    extra: extraOf({
      documentType: textAt(parameters, 'doc_type'),
      originatingApp: textAt(parameters, 'originating_app_id'),
      sharedDrive: textAt(parameters, 'shared_drive_id', 'team_drive_id'),
      before: listed(parameters['old_value']),
      after: listed(parameters['new_value']),
      targetDomain: textAt(parameters, 'target_domain'),
      label: textAt(parameters, 'label_title'),
      ...labelFacts(event),
    }),
  });
}

/**
 * The table's rule, except that removing access is not sharing, nor is the owner's own access that
 * Drive logs when creating a document.
 */
function driveRule(facts: ActivityFacts, event: ActivityEventRecord): OperationRule {
  const rule = operationRule(DRIVE_OPERATIONS, event.name);
  if (rule.movement !== 'share') return rule;
  return isImplied(facts, event.parameters) || !isGrant(event.parameters) ? NO_MOVE : rule;
}

/**
 * The label of a document before and after; the value of a label's field is more specific than its
 * name.
 */
function labelFacts({ name, parameters }: ActivityEventRecord): Record<string, string | null> {
  const title = textAt(parameters, 'label_title');
  switch (name) {
    case 'label_added':
    case 'label_added_by_item_create':
      return { labelAfter: title, labelChange: 'added' };
    case 'label_removed':
      return { labelBefore: title, labelChange: 'removed' };
    case 'label_field_changed':
      return {
        labelBefore: listed(parameters['old_value']),
        labelAfter: listed(parameters['new_value']),
      };
    default:
      return {};
  }
}

/** A side effect of another action that gave no one but the actor access. */
function isImplied(facts: ActivityFacts, parameters: Parameters): boolean {
  const isSecondary = truth(parameters['primary_event']) === false;
  const target = emailOf(parameters['target_user']);
  const isForOthers = target !== null && target !== facts.actor.email;
  const change = lowerText(parameters['visibility_change']) ?? 'none';
  return isSecondary && !isForOthers && change === 'none';
}

function driveKind(documentType: unknown): ObjectKind {
  const type = lowerText(documentType);
  return type === 'folder' || type === 'shared_drive' || type === 'team_drive' ? 'folder' : 'file';
}

function newOwner(parameters: Parameters): string | null {
  return emailOf(parameters['new_owner']);
}

function listed(value: unknown): string | null {
  return texts(value).join(', ') || null;
}

/** The account that the document belongs to: its owner's domain. */
function ownerAccount(facts: ActivityFacts, parameters: Parameters): string | null {
  return domainOf(parameters['owner']) ?? facts.ownerDomain;
}

function container(parameters: Parameters, side: 'source' | 'destination'): string | null {
  const folder =
    texts(parameters[`${side}_folder_title`])[0] ?? texts(parameters[`${side}_folder_id`])[0];
  if (folder) return folder;
  // A document of a shared drive is "owned" by the drive: its name replaces a person's address.
  const isShared =
    truth(parameters['owner_is_shared_drive']) ?? truth(parameters['owner_is_team_drive']);
  return isShared ? textAt(parameters, 'owner', 'shared_drive_id', 'team_drive_id') : null;
}

function drivePlaces(
  facts: ActivityFacts,
  event: ActivityEventRecord,
  rule: OperationRule,
): { origin: Place | null; destination: Place | null } {
  const { parameters } = event;
  const account = ownerAccount(facts, parameters);
  const drive = (side: 'source' | 'destination') =>
    googlePlace('Google Drive', container(parameters, side), account);
  switch (rule.movement) {
    case 'upload':
      return { origin: OWN_DEVICE, destination: drive('destination') };
    case 'download':
      return { origin: drive('source'), destination: OWN_DEVICE };
    case 'copy':
      return { origin: drive('source'), destination: copyDestination(parameters, account) };
    case 'none':
      return { origin: drive('source'), destination: moveDestination(event, account) };
    default:
      return { origin: drive('source'), destination: null };
  }
}

/** A copy stays in the owner's Drive, unless Drive reports it as external. */
function copyDestination(parameters: Parameters, account: string | null): Place {
  const isOut = lowerText(parameters['copy_type']) === 'external';
  return googlePlace('Google Drive', container(parameters, 'destination'), isOut ? null : account);
}

function moveDestination(
  { parameters }: ActivityEventRecord,
  account: string | null,
): Place | null {
  const folder = container(parameters, 'destination');
  const isMove = parameters['destination_folder_id'] !== undefined;
  return isMove && folder ? googlePlace('Google Drive', folder, account) : null;
}

/** Grantees of the event; Drive itself reports whether they are outside the owner's domain. */
function driveRecipients(facts: ActivityFacts, parameters: Parameters): Recipient[] {
  const outside = recipientOutside(parameters);
  const domain = lowerText(parameters['target_domain']);
  const after = visibilityOf(parameters['visibility']);
  // Drive's value is about the document: visible to the own domain means no one else.
  const ownDomain = facts.actor.domain;
  const isOpen = domain === 'all' && (after === 'link' || after === 'public');
  return distinctRecipients([
    ...texts(parameters['target_user']).map((user) => personRecipient(user, outside)),
    ...texts(parameters['target']).map((user) => personRecipient(user, outside)),
    personRecipient(parameters['new_owner'], outside),
    ...texts(parameters['recipients']).map((user) => personRecipient(user, outside)),
    domain === 'all' ? null : domainRecipient(domain, domain === ownDomain ? 'no' : outside),
    isOpen ? openRecipient(after) : null,
  ]);
}

function recipientOutside(parameters: Parameters): Tristate {
  const change = lowerText(parameters['visibility_change']);
  if (change === 'external') return 'yes';
  return change === 'internal' ? 'no' : 'unknown';
}
