import {
  ownValue,
  type Actor,
  type ActorKind,
  type Outcome,
  type Tristate,
} from '@waybill/contract';
import { domainOf, emailOf, localPartOf } from '../kit/address.ts';
import type { MapResult } from '../kit/define-connector.ts';
import { factsAt, presentFacts } from '../kit/extra-facts.ts';
import { field, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { truth } from '../kit/number.ts';
import { operationRule } from '../kit/operation-table.ts';
import { lowerText } from '../kit/text.ts';
import { loginOf, objectOf, policyRuleOf, targetGroupOf, targetUserOf } from './log-targets.ts';
import { SYSTEM_LOG_OPERATIONS } from './operations.data.ts';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  SUCCESS: 'success',
  ALLOW: 'success',
  FAILURE: 'failure',
  DENY: 'failure',
  ABANDONED: 'failure',
};

const ACTOR_KINDS: Readonly<Record<string, ActorKind>> = {
  User: 'person',
  AppUser: 'person',
  SystemPrincipal: 'system',
  PublicClientApp: 'service',
  ClientCredentials: 'service',
  AppInstance: 'service',
};

/** Further facts shown to a person: name in the event and path in the entry. */
const EXTRA = [
  ['displayName', 'actor.displayName'],
  ['message', 'displayMessage'],
  ['reason', 'outcome.reason'],
  ['legacyEventType', 'legacyEventType'],
  ['client', 'client.device'],
  ['city', 'client.geographicalContext.city'],
  ['country', 'client.geographicalContext.country'],
  ['network', 'securityContext.asOrg'],
  ['viaProxy', 'securityContext.isProxy'],
  ['transaction', 'transaction.id'],
  ['session', 'authenticationContext.externalSessionId'],
  ['privilege', 'debugContext.debugData.privilegeGranted'],
  ['behaviors', 'debugContext.debugData.behaviors'],
  ['riskLevel', 'debugContext.debugData.risk'],
] as const;

/** Maps an entry of the System Log. */
export function mapLogEvent(entry: Record<string, unknown>): MapResult {
  const vendorOperation = textAt(entry, 'eventType');
  if (vendorOperation === null) {
    return { kind: 'rejected', field: 'eventType', reason: 'The entry names no event type.' };
  }
  const occurredAt = instant(entry['published']);
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'published', reason: 'The entry has no readable time.' };
  }
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        ...operationRule(SYSTEM_LOG_OPERATIONS, vendorOperation),
        source: 'Okta',
        stream: 'system-log',
        vendorEventId: textAt(entry, 'uuid'),
        vendorOperation,
        occurredAt,
        outcome: ownValue(OUTCOMES, textAt(entry, 'outcome.result') ?? '') ?? 'unknown',
        vendorSeverity: textAt(entry, 'severity'),
        vendorRule: policyRuleOf(entry),
        actor: actorOf(entry),
        targetUser: targetUserOf(entry),
        targetGroup: targetGroupOf(entry),
        object: objectOf(entry),
        device: deviceOf(entry),
        network: {
          // The client's own address; the first of the chain of proxies says the same when it is missing.
          sourceIp:
            ipOf(field(entry, 'client.ipAddress')) ?? ipOf(field(entry, 'request.ipChain.0.ip')),
          sourceDomain: lowerText(field(entry, 'securityContext.domain')),
          userAgent: textAt(entry, 'client.userAgent.rawUserAgent'),
        },
        extra: presentFacts(factsAt(entry, EXTRA)),
      }),
    ],
  };
}

/** The account's own name is its login without the domain; the display name stands among the extra facts. */
function actorOf(entry: Record<string, unknown>): Partial<Actor> {
  const actor = field(entry, 'actor');
  const login = loginOf(actor);
  const email = emailOf(login);
  return {
    kind: ownValue(ACTOR_KINDS, textAt(actor, 'type') ?? '') ?? 'unknown',
    id: textAt(actor, 'id'),
    name: localPartOf(login) ?? login ?? textAt(actor, 'displayName'),
    email,
    domain: domainOf(email),
  };
}

/** The device reported by Okta Verify; without it the client's user agent at least shows the system. */
function deviceOf(entry: Record<string, unknown>) {
  const managed = truth(field(entry, 'device.managed'));
  const told: Tristate = managed === true ? 'yes' : 'no';
  const os = textAt(entry, 'device.os_platform', 'client.userAgent.os');
  return {
    id: textAt(entry, 'device.id'),
    hostname: textAt(entry, 'device.name'),
    os: os?.toLowerCase() === 'unknown' ? null : os,
    managed: managed === null ? 'unknown' : told,
  } as const;
}
