import type { ActivityEvent, MappedEvent, Place, SettledPlace } from '@waybill/contract';
import { ACTOR_KEY_BYTES, boundedKey, OBJECT_KEY_BYTES, PLACE_NAME_BYTES } from './bounded-key.ts';
import { resolveDestination } from '../destinations/resolve-destination.ts';
import { categoryOf, directionOf } from './category.ts';
import { deviceManaged, withOwnAccount, type CompiledTenantSettings } from './ownership.ts';
import { impliedDestination, settleByRecipients, settlePlace } from './settle-place.ts';
import { anyOutside, outsideDomainsOf, settleRecipient } from './settle-recipients.ts';

export interface SettleContext {
  settings: CompiledTenantSettings;
  eventId: string;
  /** Epoch milliseconds. */
  ingestedAt: number;
  isSample: boolean;
}

/**
 * Turns a mapped event into an activity event: adds everything that depends on the tenant's settings,
 * and the keys by which people, objects and windows are grouped. Never throws; the mapped event is not
 * changed.
 */
export function settle(mapped: MappedEvent, context: SettleContext): ActivityEvent {
  const settings = withOwnAccount(context.settings, mapped.cloudAccount);
  const recipients = mapped.recipients.map((recipient) => settleRecipient(settings, recipient));
  const device = { ...mapped.device };
  if (device.managed === 'unknown') {
    device.managed = deviceManaged(settings, [device.id, device.hostname]);
  }
  const settled = (place: Place | null): SettledPlace | null =>
    place === null
      ? null
      : named(
          settlePlace(settings, place, {
            device,
            source: mapped.source,
            movement: mapped.movement,
          }),
        );
  const destination = settled(resolveDestination(mapped));
  const facts = {
    ...mapped,
    recipients,
    device,
    origin: settled(mapped.origin),
    destination:
      destination === null
        ? named(impliedDestination(mapped, recipients))
        : settleByRecipients(destination, recipients),
    recipientsOutside: anyOutside(recipients),
  };
  const category = categoryOf(facts);
  return {
    ...facts,
    eventId: context.eventId,
    ingestedAt: context.ingestedAt,
    isSample: context.isSample,
    data: null,
    outsideDomains: outsideDomainsOf(recipients),
    category,
    direction: directionOf(facts, category),
    actorKey: keyOf(mapped.actor.email ?? mapped.actor.id ?? mapped.actor.name, ACTOR_KEY_BYTES),
    objectKey: keyOf(objectKeyOf(mapped), OBJECT_KEY_BYTES),
  };
}

function keyOf(text: string | null, bytes: number): string | null {
  return text === null ? null : boundedKey(text, bytes);
}

/** A place whose name can be counted and filtered by. */
function named<P extends SettledPlace | null>(place: P): P {
  return place === null ? place : { ...place, name: boundedKey(place.name, PLACE_NAME_BYTES) };
}

/** Ids are only unique within their source; urls and paths speak for themselves. */
function objectKeyOf(mapped: MappedEvent): string | null {
  const { id, url, path, name } = mapped.object;
  if (id !== null) return `${mapped.source}:${id}`;
  // Many files are uploaded on one page.
  if (mapped.movement === 'upload' && url !== null && name !== null && !isNamedIn(url, name)) {
    return path ?? `${url} ${name}`;
  }
  return url ?? path ?? name;
}

function isNamedIn(url: string, name: string): boolean {
  return url.toLowerCase().includes(encodeURIComponent(name.toWellFormed()).toLowerCase());
}
