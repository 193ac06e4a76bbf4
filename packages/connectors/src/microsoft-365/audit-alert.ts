import type { MailFacts } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { recordOf, textAt } from '../kit/field.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { ipOf } from '../kit/ip.ts';
import { lowerText, text } from '../kit/text.ts';
import { parseUrl } from '../kit/url-host.ts';
import { personActor } from '../kit/microsoft/audit-actor.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { endpointActFacts, type EndpointAct } from './endpoint-dlp.ts';
import { mailFacts } from './mail-facts.ts';
import { people } from './recipients.ts';
import { structured } from '../kit/microsoft/structured.ts';

/** Whether an audit record is an alert of the compliance centre. */
export function isAlertRecord(operation: string): boolean {
  return /^Alert(?:Triggered|EntityGenerated|Updated)$/i.test(operation);
}

/**
 * An alert of the compliance centre. Its `Data` holds short keys: `f3u` first user, `suid` acting user,
 * `trc` recipient, `tsd` and `mfrm` sender, `ms` subject, `von` name of the object, `imsgid` message
 * id, `drn` rule, `eop` act on the device, `ofph` and `tfph` its paths, `tdmn` target domain.
 */
export function alertFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const data = recordOf(structured(record['Data']));
  const named = textAt(data, 'f3u') ?? textAt(data, 'suid') ?? textAt(data, 'trc');
  const objectId = text(record['ObjectId']);
  const mail = mailOf(data);
  const common: Partial<EventFacts> = {
    actor: personActor(named) ?? base.actor ?? {},
    vendorRule: text(record['Name']),
    vendorSeverity: text(record['Severity']),
    mail,
    recipients: people(mail?.to ?? []),
    network: { ...base.network, sourceIp: ipOf(data['ecip'] ?? data['sip']) },
    object: {
      kind: 'other',
      id: objectId,
      name: mail?.subject ?? textAt(data, 'von'),
      url: parseUrl(objectId) === null ? null : objectId,
    },
    extra: { ...base.extra, ...alertExtra(record, data) },
  };
  if (textAt(data, 'eop') === null) return common;
  return { ...common, ...endpointActFacts({ ...base, ...common }, endpointAct(data)) };
}

function endpointAct(data: Record<string, unknown>): EndpointAct {
  return {
    activity: textAt(data, 'eop'),
    sourcePath: textAt(data, 'ofph') ?? textAt(data, 'von'),
    targetPath: textAt(data, 'tfph'),
    targetDomain: textAt(data, 'tdmn'),
    device: textAt(data, 'dn'),
    application: textAt(data, 'app'),
    sizeBytes: byteCount(data['efs']),
    sha256: null,
  };
}

/** The alert's message: sender, recipients, subject and id; null if none. */
function mailOf(data: Record<string, unknown>): MailFacts | null {
  const isExchange = lowerText(data['wl']) === 'exchange';
  return mailFacts({
    from: textAt(data, 'mfrm', 'tsd'),
    to: textAt(data, 'to', 'trc')?.split(/[;,]/),
    subject: textAt(data, 'ms') ?? (isExchange ? data['von'] : null),
    messageId: data['imsgid'],
  });
}

function alertExtra(record: VendorRecord, data: Record<string, unknown>): Record<string, string> {
  return {
    ...shown(record, {
      alertId: 'AlertId',
      category: 'Category',
      status: 'Status',
      alertSource: 'Source',
      entityType: 'EntityType',
    }),
    ...shown(data, { policy: 'dpn', policyRule: 'drn', description: 'ad', reportedAct: 'op' }),
  };
}
