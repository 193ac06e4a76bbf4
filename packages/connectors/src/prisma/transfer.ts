import type { Place } from '@waybill/contract';
import { OWN_DEVICE, placeOfUrl } from '../kit/destination-place.ts';
import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import { ipOf } from '../kit/ip.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { APPLICATIONS, FILE_SUBTYPES } from './operations.data.ts';

/** Addresses of private networks (RFC 1918, RFC 4193): a server there is no part of the Internet. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/;

/**
 * A file that a threat log saw in a session: its direction, seen from the client that opened the
 * session. Other logs, and files without a direction, move nothing known.
 */
export function transfer(record: VendorRecord): Partial<EventFacts> {
  const direction = isFileLog(record) ? directionOf(record) : null;
  if (direction === null) return {};
  const site = siteOf(record);
  return direction === 'upload'
    ? { action: 'Upload', movement: 'upload', origin: OWN_DEVICE, destination: site }
    : { action: 'Download', movement: 'download', origin: site, destination: OWN_DEVICE };
}

/** Whether a log reports a file in transit rather than a session or an attack. */
export function isFileLog(record: VendorRecord): boolean {
  const subtype = textAt(record, 'Subtype', 'SubType')?.toLowerCase() ?? '';
  return FILE_SUBTYPES.has(subtype) && textAt(record, 'LogType')?.toUpperCase() !== 'TRAFFIC';
}

function directionOf(record: VendorRecord): 'upload' | 'download' | null {
  const written = textAt(record, 'DirectionOfAttack')
    ?.toLowerCase()
    .replace(/[\s_-]+/g, '-');
  if (written === 'client-to-server') return 'upload';
  return written === 'server-to-client' ? 'download' : null;
}

function siteOf(record: VendorRecord): Place | null {
  const site =
    placeOfUrl(textAt(record, 'URL')) ??
    placeOfUrl(textAt(record, 'URLDomain', 'DestinationDeviceHost')) ??
    applicationPlace(textAt(record, 'Application'));
  const address = ipOf(textAt(record, 'DestinationAddress'));
  if (site !== null || address === null) return site;
  return PRIVATE.test(address)
    ? { kind: 'host', name: address, host: address, container: null, account: null }
    : {
        kind: 'internet',
        name: 'Internet',
        host: address,
        container: textAt(record, 'Application'),
        account: null,
      };
}

/** App-IDs are a name with a part behind a dash: `gmail-base`, `dropbox-uploading`. */
function applicationPlace(application: string | null): Place | null {
  if (application === null) return null;
  const steps = application.toLowerCase().split('-');
  for (let length = steps.length; length > 0; length -= 1) {
    const name = APPLICATIONS.get(steps.slice(0, length).join('-'));
    if (name !== undefined) {
      return { kind: 'app', name, host: null, container: null, account: null };
    }
  }
  return null;
}
