import { emailOf } from '@waybill/connectors/kit/address';
import { instant } from '@waybill/connectors/kit/instant';
import { ipOf } from '@waybill/connectors/kit/ip';
import { texts } from '@waybill/connectors/kit/text';
import { urlHost } from '@waybill/connectors/kit/url-host';
import type { MappedEvent } from '@waybill/contract';

/** One field as a reader would write it: a value, a list, or nothing. */
export type Reading = string | number | readonly string[] | null;

/** How two readings of a field are compared. */
type Likeness = 'exact' | 'folded' | 'word' | 'instant' | 'address';

interface FieldReader {
  read: (event: MappedEvent) => Reading;
  like: Likeness;
}

function exact(read: FieldReader['read']): FieldReader {
  return { read, like: 'exact' };
}

function folded(read: FieldReader['read']): FieldReader {
  return { read, like: 'folded' };
}

/** Every field that is compared, under the name that the reference gives it. */
export const FIELDS: Readonly<Record<string, FieldReader>> = {
  time: { read: (event) => event.occurredAt, like: 'instant' },
  action: { read: (event) => event.vendorOperation, like: 'word' },
  actor_email: folded((event) => event.actor.email),
  actor_name: folded((event) => event.actor.name),
  actor_id: folded((event) => event.actor.id),
  actor_domain: folded((event) => event.actor.domain),
  target_user: folded((event) => event.targetUser),
  target_group: folded((event) => event.targetGroup),
  dest_user: folded((event) => event.destinationUser),
  file_name: exact((event) => event.object.name),
  file_path: exact((event) => event.object.path),
  file_dir: exact((event) => event.object.directory),
  file_ext: folded((event) => event.object.extension),
  file_size: exact((event) => event.object.sizeBytes),
  file_sha256: folded((event) => event.object.sha256),
  file_mime: folded((event) => event.object.mimeType),
  file_owner: folded((event) => event.object.owner),
  url: exact((event) => event.object.url),
  url_domain: folded((event) => urlHost(event.object.url)),
  dest_ip: { read: (event) => event.network.destinationIp, like: 'address' },
  dest_domain: folded((event) => event.network.destinationDomain),
  src_ip: { read: (event) => event.network.sourceIp, like: 'address' },
  src_domain: folded((event) => event.network.sourceDomain),
  user_agent: exact((event) => event.network.userAgent),
  host: folded((event) => event.device.hostname),
  host_id: folded((event) => event.device.id),
  os: folded((event) => event.device.os),
  process: exact((event) => event.process?.name ?? null),
  process_path: exact((event) => event.process?.path ?? null),
  process_parent: exact((event) => event.process?.parent ?? null),
  command_line: exact((event) => event.process?.commandLine ?? null),
  email_from: folded((event) => event.mail?.from ?? null),
  email_to: folded((event) => event.mail?.to ?? null),
  email_subject: exact((event) => event.mail?.subject ?? null),
  email_id: exact((event) => event.mail?.messageId ?? null),
  outcome: folded((event) => event.outcome),
  severity: folded((event) => event.vendorSeverity),
  rule: exact((event) => event.vendorRule),
  event_id: exact((event) => event.vendorEventId),
  cloud_account: exact((event) => event.cloudAccount),
  cloud_region: exact((event) => event.cloudRegion),
};

/** The values of a reading in the form in which they are compared. */
export function canonical(name: string, value: unknown): string[] {
  const like = FIELDS[name]?.like ?? 'exact';
  const values = texts(value).map((item) => canonicalText(item.trim(), like));
  return [...new Set(values)].toSorted();
}

function canonicalText(value: string, like: Likeness): string {
  switch (like) {
    case 'instant':
      return String(instant(value) ?? value);
    case 'word':
      return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    case 'folded':
      return emailOf(value) ?? value.toLowerCase();
    case 'address':
      return ipOf(value) ?? value.toLowerCase();
    case 'exact':
      return value;
  }
}

/** Whether two readings of a field say the same: times as instants, lists as sets, words without case. */
export function agrees(name: string, expected: unknown, got: unknown): boolean {
  const wanted = canonical(name, expected);
  const read = canonical(name, got);
  return wanted.length === read.length && wanted.every((item, index) => item === read[index]);
}
