import type { ActivityEvent, SettledPlace } from '@waybill/contract';
import { isStandingForwarding } from '../activity/forwarding.ts';
import { isExposed, isVisibilityWidened } from '../activity/visibility.ts';
import { serviceOf } from '../destinations/service-of.ts';
import { isFreeMail } from '../detectors/self-address/address-facts.ts';
import { part, type ScorePart } from './score-part.ts';
import type { Weights } from './weights.ts';

type PlaceWeights = Weights['destination'];

/**
 * How far data went and how hard that is to undo; null if nothing moves. The strongest reason counts.
 */
export function destinationPart(
  event: ActivityEvent,
  { destination: weights }: Weights,
): ScorePart | null {
  const reasons = [
    visibilityPart(event, weights),
    recipientPart(event, weights),
    placePart(event, weights),
  ].filter((reason) => reason !== null);
  const [first, ...rest] = reasons;
  if (first === undefined) return null;
  return rest.reduce((most, next) => (next.value > most.value ? next : most), first);
}

function visibilityPart(event: ActivityEvent, weights: PlaceWeights): ScorePart | null {
  const { visibilityAfter, movement } = event;
  if (visibilityAfter === null || !isExposed(visibilityAfter)) return null;
  if (movement !== 'share' && isVisibilityWidened(event) !== true) return null;
  if (visibilityAfter === 'public') return destination('public', weights.public);
  if (visibilityAfter === 'link') return destination('link', weights.link);
  return null;
}

function recipientPart(event: ActivityEvent, weights: PlaceWeights): ScorePart | null {
  const { recipients, recipientsOutside, outsideDomains } = event;
  if (recipientsOutside !== 'yes') return null;
  const seen = outsideDomains.slice(0, 3).join(', ');
  if (isStandingForwarding(event)) {
    return destination('forwarding', weights.forwarding, seen);
  }
  const outside = recipients.filter((recipient) => recipient.outside === 'yes');
  if (outside.some(({ kind }) => kind === 'account')) {
    return destination('foreignAccount', weights.foreignAccount, seen);
  }
  return outside.some(({ domain }) => domain !== null && isFreeMail(domain))
    ? destination('personalRecipient', weights.personalRecipient, seen)
    : destination('outsideRecipient', weights.outsideRecipient, seen);
}

function placePart(event: ActivityEvent, weights: PlaceWeights): ScorePart | null {
  const { destination: place, movement } = event;
  if (place === null)
    return movement === 'none' ? null : destination('unknownPlace', weights.unknownPlace);
  if (movement === 'none' && place.outside !== 'yes') return null;
  switch (place.kind) {
    case 'public':
      return event.visibilityAfter === 'link'
        ? destination('link', weights.link, place.name)
        : destination('public', weights.public, place.name);
    case 'external_storage':
      return place.managed === 'yes'
        ? destination('inside', weights.inside, place.name)
        : destination('removable', weights.removable, place.name);
    case 'device':
      return devicePart(event, weights);
    default:
      return servicePart(place, weights);
  }
}

/** An app, a host, an account or a person. */
function servicePart(place: SettledPlace, weights: PlaceWeights): ScorePart {
  const { name, kind, outside } = place;
  if (outside === 'no') return destination('inside', weights.inside, name);
  if (kind === 'account') return destination('foreignAccount', weights.foreignAccount, name);
  const service = serviceOf(place);
  if (service !== undefined && outside === 'yes') {
    return destination(service.kind, weights[service.kind], service.name);
  }
  if (service !== undefined) return destination('unknownTenant', weights.unknownTenant, name);
  if (kind === 'host' || kind === 'internet') {
    return destination('outsideHost', weights.outsideHost, name);
  }
  return outside === 'yes'
    ? destination('outsideRecipient', weights.outsideRecipient, name)
    : destination('unknownPlace', weights.unknownPlace, name);
}

/** Sent data goes to someone's device; downloaded data stays on the person's own. */
function devicePart(
  { destination: place, device, movement }: ActivityEvent,
  weights: PlaceWeights,
): ScorePart {
  const name = place?.name ?? null;
  const seen = device.hostname ?? name;
  const managed = place?.managed ?? 'unknown';
  if (movement === 'send' || movement === 'copy') {
    return managed === 'yes'
      ? destination('inside', weights.inside, seen)
      : destination('otherDevice', weights.otherDevice, name);
  }
  const known = [managed, device.managed];
  if (known.includes('no')) {
    return destination('unmanagedDevice', weights.unmanagedDevice, seen);
  }
  return known.includes('yes')
    ? destination('inside', weights.inside, seen)
    : destination('unknownDevice', weights.unknownDevice, seen);
}

function destination(label: string, value: number, seen: string | null = null): ScorePart {
  return part('destination', label, value, seen);
}
