import type { Actor, MailFacts, MappedEvent } from '@waybill/contract';
import { domainOf, emailOf, localPartOf } from '../kit/address.ts';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { field, recordOf, recordsOf, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { lowerText, texts } from '../kit/text.ts';

/** Maps an alert of the Alert Center: one event, or one per message concerned. */
export function mapAlert(record: VendorRecord): MapResult {
  // Closing an alert is its own record.
  const isClosed = textAt(record, 'metadata.status') === 'CLOSED';
  const occurredAt =
    (isClosed ? instant(field(record, 'metadata.updateTime')) : null) ??
    instant(field(record, 'createTime')) ??
    instant(field(record, 'startTime'));
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'createTime', reason: 'the alert has no readable time' };
  }
  const operation = textAt(record, 'source', 'type');
  if (operation === null) {
    return { kind: 'rejected', field: 'source', reason: 'the alert names neither source nor type' };
  }
  const messages = recordsOf(field(record, 'data.messages'));
  const events = messages.length === 0 ? [null] : messages;
  return {
    kind: 'mapped',
    events: events.map((message) => alertEvent(record, { occurredAt, operation }, message)),
  };
}

function alertEvent(
  record: VendorRecord,
  { occurredAt, operation }: { occurredAt: number; operation: string },
  message: Record<string, unknown> | null,
): MappedEvent {
  const data = recordOf(field(record, 'data'));
  const customer = textAt(record, 'customerId');
  const mail = message && mailFacts(data, message);
  const status = textAt(record, 'metadata.status');
  return mappedEvent({
    source: 'Google Drive',
    stream: 'alert-center',
    vendorOperation: operation,
    vendorEventId: textAt(record, 'alertId'),
    occurredAt,
    observedAt: instant(field(record, 'updateTime')),
    organization: customer,
    cloudAccount: customer,
    vendorSeverity: textAt(record, 'metadata.severity'),
    vendorRule:
      textAt(data, 'ruleViolationInfo.ruleInfo.displayName', 'name') ?? textAt(record, 'type'),
    actor: alertActor(data),
    targetUser: emailOf(
      textAt(
        data,
        'superAdminPasswordResetEvent.userEmail',
        'primaryAdminChangedEvent.updatedAdminEmail',
      ),
    ),
    mail,
    network: {
      sourceIp: ipOf(field(data, 'sourceIp')) ?? ipOf(field(data, 'loginDetails.ipAddress')),
    },
    object: {
      kind: mail ? 'message' : 'other',
      id: mail?.messageId ?? textAt(data, 'ruleViolationInfo.resourceInfo.documentId'),
      name: mail?.subject ?? textAt(data, 'ruleViolationInfo.resourceInfo.resourceTitle', 'title'),
      sha256: lowerText(texts(field(message, 'attachmentsSha256Hash'))[0]),
    },
    device: { id: textAt(data, 'events.0.deviceId') },
    extra: {
      type: textAt(record, 'type') ?? operation,
      ...(status !== null && { status }),
    },
  });
}

/** The account that an alert concerns; never the assigned administrator. */
function alertActor(data: Record<string, unknown>): Partial<Actor> {
  const written = textAt(
    data,
    'actorEmail',
    'email',
    'maliciousEntity.entity.emailAddress',
    'ruleViolationInfo.triggeringUserEmail',
    'affectedUserEmails.0',
  );
  const email = emailOf(written);
  return {
    kind: email === null ? 'unknown' : 'person',
    email,
    name: textAt(data, 'maliciousEntity.entity.displayName') ?? localPartOf(written),
    domain: domainOf(written) ?? lowerText(field(data, 'domain')),
  };
}

function mailFacts(data: Record<string, unknown>, message: Record<string, unknown>): MailFacts {
  return {
    from: emailOf(field(data, 'maliciousEntity.fromHeader')),
    to: texts(field(message, 'recipient')).flatMap((recipient) => emailOf(recipient) ?? []),
    subject: textAt(message, 'subjectText'),
    messageId: textAt(message, 'messageId'),
  };
}
