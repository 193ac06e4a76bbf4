import type { EventAction, Place } from '@waybill/contract';
import { OWN_DEVICE, placeOfUrl } from '../destination-place.ts';
import { field, textAt } from '../field.ts';
import { directoryOf } from '../file-name.ts';
import { lowerText, text } from '../text.ts';
import { serviceOfProgram } from './application.ts';

type Side = 'source' | 'target';

/** Acts by which data leaves the device for whatever the target is. */
const SENDING: ReadonlySet<EventAction> = new Set(['Upload', 'Paste', 'Send', 'Share']);

/** Origin and destination of the data; null for a missing side. */
export function agentPlaces(
  record: Record<string, unknown>,
  action: EventAction,
): { origin: Place | null; destination: Place | null } {
  const origin = endPlace(record, 'source');
  switch (action) {
    case 'Rename':
      return { origin, destination: null };
    case 'Download':
      return { origin, destination: savedAt(record) };
    case 'CopyFile':
      return { origin: origin ?? OWN_DEVICE, destination: savedAt(record) };
    default:
      return {
        origin: origin ?? OWN_DEVICE,
        destination: SENDING.has(action) ? receiver(record) : null,
      };
  }
}

function savedAt(record: Record<string, unknown>): Place {
  return volumePlace(record) ?? endPlace(record, 'target') ?? OWN_DEVICE;
}

function receiver(record: Record<string, unknown>): Place | null {
  const program = serviceOfProgram(textAt(record, 'process.name', 'process.path'));
  return endPlace(record, 'target') ?? servicePlace(program);
}

/** A web page, a service, a phone or a network share; null for a path on the device itself. */
function endPlace(record: Record<string, unknown>, side: Side): Place | null {
  const account = lowerText(field(record, `${side}.account`));
  const web = placeOfUrl(field(record, `${side}.url`));
  if (web) return { ...web, account };
  const service = servicePlace(textAt(record, `${side}.service`));
  if (service) return { ...service, account };
  if (field(record, `${side}.isMobile`) === true) {
    return { kind: 'device', name: 'Mobile Device', host: null, container: null, account };
  }
  return sharePlace(textAt(record, `${side}.path`));
}

function servicePlace(name: string | null): Place | null {
  return name === null ? null : { kind: 'app', name, host: null, container: null, account: null };
}

function volumePlace(record: Record<string, unknown>): Place | null {
  const container = textAt(record, 'volume.serial', 'volume.label');
  if (container === null && text(field(record, 'volume.bus')) === null) return null;
  return {
    kind: 'external_storage',
    name: 'External Storage',
    host: null,
    container,
    account: null,
  };
}

/** `\\server\share\…` and `smb://server/share/…`: the server. */
function sharePlace(path: string | null): Place | null {
  const server = /^(?:\\\\|smb:\/\/)([^\\/]+)/.exec(path ?? '')?.[1]?.toLowerCase();
  if (server === undefined) return null;
  return { kind: 'host', name: server, host: server, container: directoryOf(path), account: null };
}
