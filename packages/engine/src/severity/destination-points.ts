import type { ActivityEvent, SettledPlace } from '@waybill/contract';
import { isStandingForwarding } from '../activity/forwarding.ts';
import { isExposed, isVisibilityWidened } from '../activity/visibility.ts';
import { serviceOf } from '../destinations/service-of.ts';
import { isFreeMail } from '../detectors/self-address/address-facts.ts';
import { part, type ScorePart } from './score-part.ts';
import { PLACE_POINTS, SERVICE_POINTS } from './weights.data.ts';

/** How far data went and how hard that is to undo; null where nothing moves. The strongest reason counts. */
export function destinationPart(event: ActivityEvent): ScorePart | null {
  const reasons = [visibilityPart(event), recipientPart(event), placePart(event)].filter(
    (reason) => reason !== null,
  );
  const [first, ...rest] = reasons;
  if (first === undefined) return null;
  return rest.reduce((most, next) => (next.value > most.value ? next : most), first);
}

function visibilityPart(event: ActivityEvent): ScorePart | null {
  const { visibilityAfter, movement } = event;
  if (visibilityAfter === null || !isExposed(visibilityAfter)) return null;
  if (movement !== 'share' && isVisibilityWidened(event) !== true) return null;
  if (visibilityAfter === 'public') return destination('public', PLACE_POINTS.public);
  if (visibilityAfter === 'link') return destination('link', PLACE_POINTS.link);
  return null;
}

function recipientPart(event: ActivityEvent): ScorePart | null {
  const { recipients, recipientsOutside, outsideDomains } = event;
  if (recipientsOutside !== 'yes') return null;
  const seen = outsideDomains.slice(0, 3).join(', ');
  if (isStandingForwarding(event)) {
    return destination('forwarding', PLACE_POINTS.forwarding, seen);
  }
  const outside = recipients.filter((recipient) => recipient.outside === 'yes');
  if (outside.some(({ kind }) => kind === 'account')) {
    return destination('foreignAccount', PLACE_POINTS.foreignAccount, seen);
  }
  return outside.some(({ domain }) => domain !== null && isFreeMail(domain))
    ? destination('personalRecipient', PLACE_POINTS.personalRecipient, seen)
    : destination('outsideRecipient', PLACE_POINTS.outsideRecipient, seen);
}

function placePart(event: ActivityEvent): ScorePart | null {
  const { destination: place, movement } = event;
  if (place === null)
    return movement === 'none' ? null : destination('unknownPlace', PLACE_POINTS.unknown);
  if (movement === 'none' && place.outside !== 'yes') return null;
  switch (place.kind) {
    case 'public':
      return event.visibilityAfter === 'link'
        ? destination('link', PLACE_POINTS.link, place.name)
        : destination('public', PLACE_POINTS.public, place.name);
    case 'external_storage':
      return place.managed === 'yes'
        ? destination('inside', PLACE_POINTS.inside, place.name)
        : destination('removable', PLACE_POINTS.removable, place.name);
    case 'device':
      return devicePart(event);
    default:
      return servicePart(place);
  }
}

/** An app, a host, an account or a person. */
function servicePart(place: SettledPlace): ScorePart {
  const { name, kind, outside } = place;
  if (outside === 'no') return destination('inside', PLACE_POINTS.inside, name);
  if (kind === 'account') return destination('foreignAccount', PLACE_POINTS.foreignAccount, name);
  const service = serviceOf(place);
  if (service !== undefined && outside === 'yes') {
    return destination(service.kind, SERVICE_POINTS[service.kind], service.name);
  }
  if (service !== undefined) return destination('unknownTenant', PLACE_POINTS.unknownTenant, name);
  if (kind === 'host' || kind === 'internet') {
    return destination('outsideHost', PLACE_POINTS.outsideHost, name);
  }
  return outside === 'yes'
    ? destination('outsideRecipient', PLACE_POINTS.outsideRecipient, name)
    : destination('unknownPlace', PLACE_POINTS.unknown, name);
}

/** What is sent goes to a device of somebody; what is downloaded stays on the person's own. */
function devicePart({ destination: place, device, movement }: ActivityEvent): ScorePart {
  const name = place?.name ?? null;
  const seen = device.hostname ?? name;
  const managed = place?.managed ?? 'unknown';
  if (movement === 'send' || movement === 'copy') {
    return managed === 'yes'
      ? destination('inside', PLACE_POINTS.inside, seen)
      : destination('otherDevice', PLACE_POINTS.otherDevice, name);
  }
  const known = [managed, device.managed];
  if (known.includes('no')) {
    return destination('unmanagedDevice', PLACE_POINTS.unmanagedDevice, seen);
  }
  return known.includes('yes')
    ? destination('inside', PLACE_POINTS.inside, seen)
    : destination('unknownDevice', PLACE_POINTS.unknownDevice, seen);
}

function destination(label: string, value: number, seen: string | null = null): ScorePart {
  return part('destination', label, value, seen);
}
