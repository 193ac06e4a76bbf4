import { addressOf, browserOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

export interface OktaAct {
  eventType: string;
  message: string;
  target?: readonly Record<string, unknown>[] | null;
  /** Reason of a failure; absent on success. */
  failure?: string;
  /** Further elements of the entry, or other values for its own. */
  more?: Record<string, unknown>;
}

/** An entry of the System Log. */
export function oktaEntry(moment: Moment, act: OktaAct): SamplePayload {
  const { person, at, random } = moment;
  const { office } = person;
  return jsonPayload('okta', at, {
    uuid: random.uuid(),
    published: new Date(at).toISOString(),
    eventType: act.eventType,
    version: '0',
    severity: act.failure === undefined ? 'INFO' : 'WARN',
    legacyEventType: null,
    displayMessage: act.message,
    actor: {
      id: person.oktaId,
      type: 'User',
      alternateId: person.email,
      displayName: person.name,
      detailEntry: null,
    },
    client: {
      userAgent: {
        rawUserAgent: browserOf(person),
        os: person.os === 'Windows' ? 'Windows 11' : person.os,
        browser: 'CHROME',
      },
      zone: 'null',
      device: 'Computer',
      id: null,
      ipAddress: addressOf(moment),
      geographicalContext: { city: office.city, country: office.country, postalCode: null },
    },
    device: {
      id: `guo${person.oktaId.slice(3)}`,
      name: person.device,
      os_platform: person.os === 'Windows' ? 'WINDOWS' : 'OSX',
      registered: true,
    },
    authenticationContext: {
      authenticationStep: 0,
      externalSessionId: `idx${random.hex(20)}`,
      interface: null,
    },
    outcome:
      act.failure === undefined
        ? { result: 'SUCCESS', reason: null }
        : { result: 'FAILURE', reason: act.failure },
    securityContext: { asOrg: office.network, isp: office.network, domain: null, isProxy: false },
    transaction: { type: 'WEB', id: random.hex(24), detail: {} },
    target: act.target ?? null,
    ...act.more,
  });
}

export function appTarget(name: string): Record<string, unknown> {
  return {
    id: `0oa${name
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .padEnd(12, '0')
      .slice(0, 12)}`,
    type: 'AppInstance',
    alternateId: name,
    displayName: name,
  };
}
