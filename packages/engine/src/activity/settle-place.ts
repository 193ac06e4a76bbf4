import type {
  DeviceFacts,
  IntegrationName,
  MappedEvent,
  Movement,
  Place,
  Recipient,
  SettledPlace,
  Tristate,
} from '@waybill/contract';
import { isConsumerService, serviceOf } from '../destinations/service-of.ts';
import {
  accountOutside,
  deviceManaged,
  domainOutside,
  isOwnName,
  type CompiledTenantSettings,
} from './ownership.ts';
import { partyOf } from './settle-recipients.ts';
import { isVisibilityWidened } from './visibility.ts';

/** What is known about an event when one of its places is resolved. */
export interface PlaceContext {
  /** The event's own device, already settled. */
  device: DeviceFacts;
  /** Whose record it is: a service's own audit log reports the tenant's own account there. */
  source: IntegrationName;
  /** Data sent to a device goes to a different device than the event's. */
  movement: Movement;
}

/**
 * Adds what the tenant's settings say about a place. A device place without its own host, or with the
 * host of the event's device, is that device.
 */
export function settlePlace(
  settings: CompiledTenantSettings,
  place: Place,
  { device, source, movement }: PlaceContext,
): SettledPlace {
  if (place.kind === 'device' || place.kind === 'external_storage') {
    const other = { ...device, hostname: null, managed: 'unknown' } as const;
    const managed = devicePlaceManaged(settings, place, movement === 'send' ? other : device);
    return { ...place, managed, outside: managed === 'yes' ? 'no' : 'unknown' };
  }
  const outside = placeOutside(settings, place, source);
  return { ...place, outside, managed: opposite(outside) };
}

/**
 * A third party's place that the settings do not know is outside if its recipient is: the same account,
 * or any recipient if the place names no account.
 */
export function settleByRecipients(
  place: SettledPlace,
  recipients: readonly Recipient[],
): SettledPlace {
  const isParty = place.kind === 'account' || place.kind === 'person';
  if (!isParty || place.outside !== 'unknown') return place;
  const isOutside = recipients.some(
    (recipient) =>
      recipient.outside === 'yes' &&
      (place.account === null || partyOf(recipient) === place.account),
  );
  return isOutside ? { ...place, outside: 'yes', managed: 'no' } : place;
}

/**
 * The destination implied by an action whose record names none: the public for an object that was made
 * public, otherwise the first external recipient. Null if neither is known.
 */
export function impliedDestination(
  event: MappedEvent,
  recipients: readonly Recipient[],
): SettledPlace | null {
  const isOpen = event.visibilityAfter === 'public' || event.visibilityAfter === 'link';
  const isOpened = event.movement === 'share' || isVisibilityWidened(event) === true;
  if (isOpen && isOpened) return outsidePlace({ kind: 'public', name: 'Public' });
  const recipient = recipients.find((candidate) => candidate.outside === 'yes');
  if (recipient === undefined) return null;
  const account = partyOf(recipient);
  switch (recipient.kind) {
    case 'account':
      return outsidePlace({ kind: 'account', name: event.source, account });
    case 'domain':
      return account === null
        ? outsidePlace({ kind: 'internet', name: 'Internet' })
        : outsidePlace({ kind: 'host', name: account, host: account, account });
    case 'link':
    case 'public':
      return outsidePlace({ kind: 'public', name: 'Public' });
    default:
      return outsidePlace({ kind: 'person', name: 'User', account });
  }
}

function outsidePlace(place: Pick<Place, 'kind' | 'name'> & Partial<Place>): SettledPlace {
  return { host: null, container: null, account: null, ...place, managed: 'no', outside: 'yes' };
}

function placeOutside(
  settings: CompiledTenantSettings,
  place: Place,
  source: IntegrationName,
): Tristate {
  if (place.kind === 'public') return 'yes';
  const byAccount = accountOutside(settings, place.account);
  if (byAccount !== 'unknown') return byAccount;
  const byHost = domainOutside(settings, place.host);
  // All customers share the vendor's host name: only an own host says something about an app.
  if (byHost === 'no') return 'no';
  if (place.kind === 'person') return 'unknown';
  const byService = place.name === source ? 'unknown' : serviceOutside(settings, place);
  if (byService !== 'unknown' || place.kind === 'app') return byService;
  return place.kind === 'internet' ? 'yes' : byHost;
}

/** Anyone can have a private account there. Unknown is not harmless: without a company account it is outside. */
function serviceOutside(settings: CompiledTenantSettings, place: Place): Tristate {
  const service = serviceOf(place);
  if (service === undefined) return 'unknown';
  if (service.tenancy === 'owner' && place.account !== null) {
    return isOwnName(settings, place.account) ? 'no' : 'yes';
  }
  return isConsumerService(service) ? 'yes' : 'unknown';
}

function devicePlaceManaged(
  settings: CompiledTenantSettings,
  place: Place,
  device: DeviceFacts,
): Tristate {
  const isEventDevice = place.kind === 'device' && (place.host === null || isHostOf(device, place));
  if (isEventDevice && device.managed !== 'unknown') return device.managed;
  return deviceManaged(settings, [place.host, place.container]);
}

function isHostOf(device: DeviceFacts, place: Place): boolean {
  return place.host?.toLowerCase() === device.hostname?.toLowerCase();
}

function opposite(value: Tristate): Tristate {
  if (value === 'unknown') return value;
  return value === 'yes' ? 'no' : 'yes';
}
