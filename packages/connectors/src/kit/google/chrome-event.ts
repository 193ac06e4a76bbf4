import type { MappedEvent, Place } from '@waybill/contract';
import { emailOf } from '../address.ts';
import { digestOf } from '../digest.ts';
import { basename, directoryOf, extensionOf } from '../file-name.ts';
import { textAt } from '../field.ts';
import { ipOf } from '../ip.ts';
import { mappedEvent } from '../mapped-event.ts';
import { byteCount } from '../number.ts';
import { operationRule, type OperationRule } from '../operation-table.ts';
import { lowerText } from '../text.ts';
import { urlHost } from '../url-host.ts';
import {
  baseFacts,
  extraOf,
  OWN_DEVICE,
  type ActivityEventRecord,
  type ActivityFacts,
} from './activity-facts.ts';
import { CHROME_TRIGGERS } from './operations.data.ts';
import { outcomeOf } from './outcome.ts';
import type { Parameters } from './parameters.ts';

/** One event of the Chrome log: what a managed browser saw, transfers of content above all. */
export function chromeEvent(facts: ActivityFacts, event: ActivityEventRecord): MappedEvent {
  const { parameters } = event;
  const rule = operationRule(CHROME_TRIGGERS, textAt(parameters, 'trigger_type') ?? '');
  const content = textAt(parameters, 'content_name');
  const url = textAt(parameters, 'url');
  return mappedEvent({
    ...baseFacts(facts, event),
    ...rule,
    actor: { ...facts.actor, name: facts.actor.name ?? deviceUser(parameters) },
    outcome: transferOutcome(event),
    targetUser: emailOf(parameters['profile_user_name']),
    object: {
      kind: content === null ? 'other' : 'file',
      name: basename(content),
      path: content !== basename(content) ? content : null,
      directory: directoryOf(content),
      extension: extensionOf(content),
      sizeBytes: byteCount(parameters['content_size']),
      sha256: digestOf(parameters['content_hash']),
      mimeType: textAt(parameters, 'content_type'),
      url,
    },
    device: {
      id: textAt(parameters, 'directory_device_id', 'device_id'),
      hostname: textAt(parameters, 'device_name'),
      os: textAt(parameters, 'device_platform'),
      // The log covers enrolled browsers and profiles; whether the machine is managed is unknown.
      managed: 'unknown',
    },
    network: {
      sourceIp: facts.sourceIp,
      destinationIp: ipOf(parameters['remote_ip']),
      userAgent: textAt(parameters, 'user_agent'),
    },
    ...webPlaces(rule, urlHost(textAt(parameters, 'tab_url') ?? url)),
    vendorRule: textAt(parameters, 'triggered_rule_info', 'rule_name'),
    extra: extraOf({
      reason: textAt(parameters, 'event_reason'),
      result: textAt(parameters, 'event_result'),
    }),
  });
}

/** The account on the device, used without an address; a dash means none. */
function deviceUser(parameters: Parameters): string | null {
  const user = textAt(parameters, 'device_user');
  return user === '-' ? null : user;
}

/** A transfer blocked by the browser's rules did not happen; a warned or detected one did. */
function transferOutcome(event: ActivityEventRecord): MappedEvent['outcome'] {
  const result = lowerText(event.parameters['event_result']);
  if (result === null) return outcomeOf('chrome', event);
  return result.includes('block') ? 'failure' : 'success';
}

function webPlaces(
  rule: OperationRule,
  host: string | null,
): { origin: Place | null; destination: Place | null } {
  if (host === null || rule.movement === 'none') return { origin: null, destination: null };
  const site: Place = { kind: 'host', name: host, host, container: null, account: null };
  return rule.movement === 'download'
    ? { origin: site, destination: OWN_DEVICE }
    : { origin: OWN_DEVICE, destination: site };
}
