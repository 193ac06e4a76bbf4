import type { ActivityEvent } from '@waybill/contract';
import type { Act } from './act-of.ts';
import { hashId } from './hash-id.ts';
import { appOf } from './item-of-url.ts';
import type { Observer } from './lineage-types.ts';

/** Acts that both a service and a device tell about. */
const PAIRED_ACTS: ReadonlySet<Act> = new Set<Act>([
  'upload',
  'create',
  'download',
  'share',
  'send',
]);

/**
 * Equal for the views that a service and a device have of one action: of person, service, act and name.
 * Null if the event has no other view, or does not say enough to find it.
 */
export function pairKeyOf(event: ActivityEvent, observer: Observer, act: Act): string | null {
  const { kind } = event.actor;
  // A program of a service works where no agent sees it.
  if (kind === 'service' || kind === 'system') return null;
  if (!PAIRED_ACTS.has(act) || event.actorKey === null) return null;
  const app = pairedApp(event, observer, act);
  const name = act === 'send' ? sentName(event) : event.object.name;
  if (app === null || name === null) return null;
  const verb = act === 'create' ? 'upload' : act;
  return hashId(
    `pair\u001F${event.actorKey.toLowerCase()}\u001F${app}\u001F${verb}\u001F${stem(name)}`,
  );
}

function pairedApp(event: ActivityEvent, observer: Observer, act: Act): string | null {
  const place = act === 'download' ? event.origin : event.destination;
  if (place?.kind === 'app') return appOf(place.name);
  return observer === 'service' ? appOf(event.source) : null;
}

/** A message with files is distinguished by its first file, which is what the device sees. */
function sentName(event: ActivityEvent): string | null {
  return event.lineage?.members[0]?.name ?? event.object.name;
}

/**
 * A name as both sides write it: browsers number a second download, and services leave the extension of
 * their own documents out.
 */
export function stem(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[a-z][a-z0-9]{0,4}$/, '')
    .replace(/ ?\(\d+\)$/, '')
    .trim();
}

/**
 * Of person and name: what is left to go by where there is no digest. Null for programs of services,
 * which handle one name any number of times.
 */
export function hintKeyOf(event: ActivityEvent, name: string | null): string | null {
  const { kind } = event.actor;
  if (kind === 'service' || kind === 'system') return null;
  if (event.actorKey === null || name === null) return null;
  return hashId(`hint\u001F${event.actorKey}\u001F${name.toLowerCase()}`);
}
