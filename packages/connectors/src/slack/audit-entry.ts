import type { Actor, Movement, Outcome, Place } from '@waybill/contract';
import { domainOf, emailOf } from '../kit/address.ts';
import type { MapResult } from '../kit/define-connector.ts';
import { factsAt, presentFacts } from '../kit/extra-facts.ts';
import { field, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { operationRule } from '../kit/operation-table.ts';
import { lowerText, texts } from '../kit/text.ts';
import { entityOf, objectOf } from './audit-object.ts';
import { sharingOf } from './audit-sharing.ts';
import { AUDIT_OPERATIONS } from './operations.data.ts';

/** Further facts shown to a person: name in the event and path in the entry. */
const EXTRA = [
  ['title', 'entity.file.title'],
  ['md5', 'details.md5_hash'],
  ['exportType', 'details.export_type'],
  ['exportStart', 'details.export_start_ts'],
  ['exportEnd', 'details.export_end_ts'],
  ['location', 'details.location'],
  ['previousIp', 'details.previous_ip_address'],
  ['app', 'context.app.name'],
  ['externalOrganization', 'details.external_organization_name'],
  ['team', 'actor.user.team'],
  ['reviewed', 'entity.app.is_directory_approved'],
] as const;

/** Maps an entry of the Audit Logs API. */
export function mapAuditEntry(entry: Record<string, unknown>): MapResult {
  const vendorOperation = textAt(entry, 'action');
  if (vendorOperation === null) {
    return { kind: 'rejected', field: 'action', reason: 'The entry names no action.' };
  }
  const created = instant(entry['date_create']);
  // An anomaly is reported after the action in question, whose moment is in the details.
  const acted =
    vendorOperation === 'anomaly' ? instant(field(entry, 'details.action_timestamp')) : null;
  const occurredAt = acted ?? created;
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'date_create', reason: 'The entry has no readable time.' };
  }
  const rule = operationRule(AUDIT_OPERATIONS, vendorOperation);
  const sharing = rule.movement === 'share' ? sharingOf(entry, vendorOperation) : {};
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        ...rule,
        ...placesOf(entry, rule.movement),
        ...sharing,
        source: 'Slack',
        stream: 'audit',
        vendorEventId: textAt(entry, 'id'),
        vendorOperation,
        occurredAt,
        observedAt: acted === null ? null : created,
        outcome: outcomeOf(vendorOperation),
        vendorRule: textAt(entry, 'details.dlp_rule_name', 'details.rule_name'),
        actor: actorOf(entry),
        ...peopleActedOn(entry, vendorOperation),
        object: objectOf(entry),
        network: {
          sourceIp: ipOf(field(entry, 'context.ip_address')),
          userAgent: textAt(entry, 'context.ua'),
        },
        organization: textAt(entry, 'context.location.id'),
        extra: extraOf(entry),
      }),
    ],
  };
}

function actorOf(entry: Record<string, unknown>): Partial<Actor> {
  const type = lowerText(field(entry, 'actor.type'));
  const user = field(entry, 'actor.user');
  const email = emailOf(field(user, 'email'));
  return {
    kind: type === 'user' ? 'person' : type === null ? 'unknown' : 'service',
    id: textAt(user, 'id') ?? textAt(entry, 'actor.app.id'),
    name: textAt(user, 'name') ?? textAt(entry, 'actor.app.name'),
    email,
    domain: domainOf(email),
  };
}

/** The person affected by an administrator's action; one's own sign-in affects no one else. */
function peopleActedOn(entry: Record<string, unknown>, operation: string) {
  const { type, body } = entityOf(entry);
  const isOwn = /^user_(login|logout)/.test(operation);
  const named = textAt(body, 'email', 'name', 'id');
  return {
    targetUser: type === 'user' && !isOwn ? (emailOf(named) ?? named) : null,
    targetGroup: type === 'usergroup' ? named : null,
  };
}

/** The workspace or organisation of the action, with the channel if there is one. */
function workspace(entry: Record<string, unknown>): Place {
  const { type, body } = entityOf(entry);
  const label = lowerText(field(entry, 'context.location.domain'));
  const channel = textAt(entry, 'details.shared_with.channel_id', 'details.channel');
  return {
    kind: 'app',
    name: 'Slack',
    host: label !== null && /^[a-z0-9-]+$/.test(label) ? `${label}.slack.com` : null,
    container: type === 'channel' ? textAt(body, 'name', 'id') : channel,
    account: lowerText(field(entry, 'context.location.id')),
  };
}

function placesOf(entry: Record<string, unknown>, movement: Movement) {
  if (movement === 'upload' || movement === 'send') return { destination: workspace(entry) };
  return { origin: workspace(entry) };
}

/** Slack records what happened; refusals have actions of their own. */
function outcomeOf(operation: string): Outcome {
  return /_(failed|failure|blocked|declined)$/.test(operation) ? 'failure' : 'success';
}

/** New permissions of an application. */
function addedScopes(entry: Record<string, unknown>): string | null {
  const previous = new Set(texts(field(entry, 'details.previous_scopes')));
  const added = texts(field(entry, 'details.new_scopes')).filter((scope) => !previous.has(scope));
  return added.join(', ') || null;
}

function extraOf(entry: Record<string, unknown>): Record<string, string> {
  const joined = (path: string) => texts(field(entry, path)).join(', ') || null;
  return presentFacts([
    ...factsAt(entry, EXTRA),
    ['inviter', textAt(entry, 'details.inviter.email', 'details.inviter.user.email')],
    ['reason', joined('details.reason')],
    ['scopes', addedScopes(entry)],
    ['channels', joined('details.channels')],
  ]);
}
