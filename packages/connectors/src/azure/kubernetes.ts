import type { EventAction, Outcome } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordOf, textAt } from '../kit/field.ts';
import { emailOf, localPartOf } from '../kit/address.ts';
import { presentFacts } from '../kit/extra-facts.ts';
import { ipOf } from '../kit/ip.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { texts } from '../kit/text.ts';

/** The entry of the cluster's audit log that a record carries as text. */
function entryOf(record: VendorRecord): Record<string, unknown> {
  return recordOf(structured(field(record, 'properties.log')));
}

/** When the request came, for records whose envelope has no time. */
export function kubernetesTime(record: VendorRecord): string | null {
  return textAt(entryOf(record), 'stageTimestamp', 'requestReceivedTimestamp');
}

/**
 * The caller and the request to the cluster. The verb and the kind of object are further facts of the
 * event.
 */
export function kubernetesFacts(record: VendorRecord): Partial<EventFacts> {
  const entry = entryOf(record);
  const user = textAt(entry, 'impersonatedUser.username', 'user.username');
  const resource = textAt(entry, 'objectRef.resource');
  const subresource = textAt(entry, 'objectRef.subresource');
  const verb = textAt(entry, 'verb');
  const name = textAt(entry, 'objectRef.name');
  return {
    vendorEventId: textAt(entry, 'auditID'),
    outcome: outcomeOf(entry),
    action: actionOf(verb, resource, subresource),
    actor: {
      kind: user === null ? 'unknown' : user.startsWith('system:') ? 'system' : 'person',
      email: emailOf(user),
      id: textAt(entry, 'user.uid') ?? user,
      name: localPartOf(user) ?? user,
    },
    object: { kind: 'other', id: textAt(entry, 'requestURI') ?? name, name },
    network: {
      sourceIp: ipOf(texts(entry['sourceIPs'])[0]),
      userAgent: textAt(entry, 'userAgent'),
    },
    process: { commandLine: commandOf(entry) },
    extra: presentFacts([
      ['verb', verb],
      ['resource', [resource, subresource].filter(Boolean).join('/') || null],
      ['namespace', textAt(entry, 'objectRef.namespace')],
      ['pod', textAt(record, 'properties.pod')],
      ['decision', textAt(recordOf(entry['annotations']), 'decision')],
    ]),
  };
}

/** What was started in the container: in the body of the request, or in its address. */
function commandOf(entry: Record<string, unknown>): string | null {
  const body = texts(field(entry, 'requestObject.command'));
  const address = textAt(entry, 'requestURI') ?? '';
  const words =
    body.length > 0 ? body : new URLSearchParams(address.split('?')[1]).getAll('command');
  return words.length === 0 ? null : words.join(' ');
}

function outcomeOf(entry: Record<string, unknown>): Outcome {
  const status = Number(textAt(entry, 'responseStatus.code') ?? Number.NaN);
  if (!Number.isInteger(status)) return 'unknown';
  return status < 400 ? 'success' : 'failure';
}

/** A command in a container is a command line; a secret that is read has been seen. */
function actionOf(
  verb: string | null,
  resource: string | null,
  subresource: string | null,
): EventAction | null {
  if (resource === 'pods' && (subresource === 'exec' || subresource === 'attach')) return 'CLI';
  return resource === 'secrets' && verb !== null && /^(?:get|list|watch)$/.test(verb)
    ? 'View'
    : null;
}
