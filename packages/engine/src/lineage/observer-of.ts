import { sourceNamed, type ActivityEvent } from '@waybill/contract';
import type { Observer } from './lineage-types.ts';
import { deviceOf } from './location-of.ts';

const DEVICE_PATH = /^(?:[a-z]:[\\/]|\\\\|\/(?:Users|home|tmp|var|opt|Volumes|mnt|media)\/|~\/)/i;

/** Observer of the event: a service's log, or an agent on a device. */
export function observerOf(event: ActivityEvent): Observer {
  if (event.source === 'Extension') return 'extension';
  if (sourceNamed(event.source)?.watches === 'device') return 'sensor';
  const { id, path } = event.object;
  const isOfDevice = id === null && path !== null && DEVICE_PATH.test(path);
  return isOfDevice && deviceOf(event) !== null ? 'sensor' : 'service';
}

/** The clock of an event: that of its device, else of the service. */
export function clockOf(event: ActivityEvent, observer: Observer): string {
  const device = observer === 'service' ? null : deviceOf(event);
  return device === null ? `service ${event.source}` : `device ${device}`;
}
