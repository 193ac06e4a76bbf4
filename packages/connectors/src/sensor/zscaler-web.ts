import type { MappedEvent } from '@waybill/contract';
import { domainOf, emailOf, localPartOf } from '../kit/address.ts';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { OWN_DEVICE, placeOfUrl } from '../kit/destination-place.ts';
import { digestOf } from '../kit/digest.ts';
import { presentFacts } from '../kit/extra-facts.ts';
import { isRecord, recordOf } from '../kit/field.ts';
import { extensionOf } from '../kit/file-name.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent, type EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { logTime } from '../kit/syslog/log-time.ts';
import { lowerText, text } from '../kit/text.ts';
import { urlHost } from '../kit/url-host.ts';

/** The log's words for empty. */
const NOTHING = /^(?:none|na|n\/a|-|unknown)$/i;
const HTTP_SCHEMES: ReadonlyMap<string, string> = new Map([
  ['http', 'http'],
  ['https', 'https'],
  ['ssl', 'https'],
]);

/** Whether a record is an entry of Zscaler's web log, as the log streaming service delivers it. */
export function isZscalerWeb(record: VendorRecord): boolean {
  const isNamed = lowerText(record['sourcetype'])?.startsWith('zscalernss-web') ?? false;
  return isNamed && isRecord(record['event']);
}

/**
 * One transaction through the proxy. Its upload and download are two actions with a file each; a
 * transaction without a file is one visit.
 */
export function mapZscalerWeb(record: VendorRecord): MapResult {
  const entry = recordOf(record['event']);
  const at = (key: string) => known(entry[key]);
  const occurredAt = clockTime(at('time')) ?? logTime(at('datetime')) ?? logTime(at('epochtime'));
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'event.time', reason: 'missing or unreadable' };
  }
  const operation = at('action');
  if (operation === null) return { kind: 'rejected', field: 'event.action', reason: 'missing' };
  const shared = sharedFacts(at, occurredAt, operation);
  const acts = [downloadFacts(at), uploadFacts(at)].filter((act) => act !== null);
  const events: MappedEvent[] = (acts.length === 0 ? [visitFacts(at)] : acts).map((act) =>
    mappedEvent({ ...shared, ...act }),
  );
  return { kind: 'mapped', events };
}

type Read = (key: string) => string | null;

function known(value: unknown): string | null {
  const written = text(value)?.trim();
  return written === undefined || NOTHING.test(written) ? null : written;
}

/** `Tue Mar  3 09:30:15 2026`, UTC. */
function clockTime(value: string | null): number | null {
  const match = /^[A-Za-z]{3} ([A-Za-z]{3} +\d{1,2}) (\d\d:\d\d:\d\d) (\d{4})$/.exec(value ?? '');
  return match ? logTime(`${match[1]} ${match[3]} ${match[2]}`) : null;
}

/** The file that came, by the verdict on content and destination. */
function downloadFacts(at: Read): Partial<EventFacts> | null {
  const name = at('filename');
  if (name === null) return null;
  return {
    action: 'Download',
    movement: 'download',
    object: {
      ...fileFacts(at, name, at('filesubtype')),
      sha256: digestOf(at('sha256')),
      sizeBytes: byteCount(at('respdatasize')),
      mimeType: at('contenttype'),
    },
    origin: placeOfUrl(urlOf(at)),
    destination: OWN_DEVICE,
  };
}

/** The file that went, by the verdict on data loss. */
function uploadFacts(at: Read): Partial<EventFacts> | null {
  const name = at('upload_filename');
  if (name === null) return null;
  return {
    action: 'Upload',
    movement: 'upload',
    vendorRule: at('dlprulename') ?? at('rulelabel'),
    object: {
      ...fileFacts(at, name, at('upload_filesubtype')),
      // The digest is of the downloaded file, if any.
      sha256: at('filename') === null ? digestOf(at('sha256')) : null,
      sizeBytes: byteCount(at('reqdatasize')),
    },
    origin: OWN_DEVICE,
    destination: placeOfUrl(urlOf(at)),
  };
}

function visitFacts(at: Read): Partial<EventFacts> {
  return { action: null, movement: 'none', object: { kind: 'other', url: urlOf(at) } };
}

function fileFacts(at: Read, name: string, subtype: string | null): EventFacts['object'] {
  return {
    kind: 'file',
    name,
    extension: lowerText(subtype) ?? extensionOf(name),
    url: urlOf(at),
  };
}

/** The address is written without its scheme: as it is, with percent signs, or in Base64. */
function urlOf(at: Read): string | null {
  const [plain, escaped, encoded] = [at('url'), at('eurl'), at('b64url')];
  const written = plain ?? (escaped === null ? fromBase64(encoded) : unescaped(escaped));
  return written === null ? null : withScheme(at, written);
}

function withScheme(at: Read, written: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(written)) return written;
  return `${HTTP_SCHEMES.get(at('proto')?.toLowerCase() ?? '') ?? 'https'}://${written}`;
}

function unescaped(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function fromBase64(value: string | null): string | null {
  return value === null ? null : text(Buffer.from(value, 'base64').toString('utf8'));
}

function sharedFacts(at: Read, occurredAt: number, operation: string): EventFacts {
  const email = emailOf(at('login'));
  return {
    source: 'Sensor',
    stream: 'zscaler-web',
    vendorEventId: at('recordid'),
    vendorOperation: operation,
    occurredAt,
    outcome: /^block/i.test(operation) ? 'failure' : 'success',
    vendorSeverity: at('threatseverity'),
    vendorRule: at('rulelabel') ?? at('urlfilterrulelabel'),
    actor: {
      kind: at('login') === null ? 'unknown' : 'person',
      email,
      name: localPartOf(email) ?? at('login'),
      domain: domainOf(email),
    },
    device: { id: at('external_devid'), hostname: at('devicehostname'), os: at('deviceostype') },
    network: {
      sourceIp: ipOf(at('cltip')) ?? ipOf(at('cltpubip')),
      destinationIp: ipOf(at('serverip')),
      destinationDomain: urlHost(at('host')),
      userAgent: at('useragent'),
    },
    organization: at('company'),
    extra: presentFacts([
      ['reason', at('reason')],
      ['application', at('appname')],
      ['applicationRule', at('apprulelabel')],
      ['category', at('urlsubcat')],
      ['dlpEngine', at('dlpeng')],
      ['dlpDictionary', at('dlpdict')],
      ['threat', at('threatname')],
      ['department', at('dept')],
      ['location', at('location')],
      ['method', at('reqmethod')],
      ['referrer', at('refererhost')],
    ]),
  };
}
