import type { ActorKind, DataObject, Outcome, Place } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import { basename, directoryOf, extensionOf } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { operationRule } from '../kit/operation-table.ts';
import { openRecipient } from '../kit/recipient.ts';
import { lowerText } from '../kit/text.ts';
import { parseUrl, urlHost } from '../kit/url-host.ts';
import { AZURE_OPERATIONS } from './operations.data.ts';

/** Operations on the account, a container or a share, which have no file. */
const OF_CONTAINER =
  /^(?:list|.*(?:container|share|service|filesystem|queue|account|table)(?:acl|properties|metadata|s)?$)/i;

/**
 * Effect of a request on stored data: its object, source and destination, and who can reach it
 * afterwards.
 */
export function storageFacts(record: VendorRecord): Partial<EventFacts> {
  const operation = lowerText(record['operationName']) ?? '';
  const rule = operationRule(AZURE_OPERATIONS, operation);
  const place = accountPlace(record);
  const isRefused = storageOutcome(record) === 'failure';
  const { action } = rule;
  const movement = isRefused ? 'none' : rule.movement;
  const isPublic = operation.endsWith('acl') && publicAccess(record);
  return {
    action,
    movement: action === 'Share' && !isPublic ? 'none' : movement,
    object: storageObject(record, operation),
    ...(movement === 'upload' ? { destination: place } : { origin: place }),
    ...(movement === 'copy' && { destination: place, origin: sourcePlace(record) ?? place }),
    ...(isPublic && { recipients: [openRecipient('public')], visibilityAfter: 'public' as const }),
  };
}

/** Status 1xx to 3xx is a success; network errors and throttling are words. */
export function storageOutcome(record: VendorRecord): Outcome {
  const status = Number(textAt(record, 'statusCode') ?? Number.NaN);
  if (Number.isInteger(status)) return status < 400 ? 'success' : 'failure';
  const word = lowerText(textAt(record, 'statusText', 'properties.metricResponseType'));
  if (word === null) return 'unknown';
  return word.includes('success') ? 'success' : 'failure';
}

/** A key or signature identifies no person. */
export function requesterKind(record: VendorRecord): ActorKind {
  const type = lowerText(textAt(record, 'identity.type')) ?? '';
  if (type === 'anonymous') return 'anonymous';
  if (textAt(record, 'identity.requester.upn') !== null) return 'person';
  return type === 'oauth' || type === 'accountkey' || type.includes('sas') ? 'service' : 'unknown';
}

/**
 * `yes` if the request was authorized by a signature in its address, which works for anyone with the
 * link.
 */
export function signedLink(record: VendorRecord): 'yes' | null {
  const type = lowerText(textAt(record, 'identity.type')) ?? '';
  const hasSignature = parseUrl(record['uri'])?.searchParams.has('sig') === true;
  return type.includes('sas') || hasSignature ? 'yes' : null;
}

/** Until when a signed address works (`se`), ISO 8601; null if the record does not say. */
export function signedLinkExpiry(record: VendorRecord): string | null {
  const address = parseUrl(record['uri']);
  const at = address?.searchParams.has('sig') === true ? address.searchParams.get('se') : null;
  const expiresAt = instant(at);
  return expiresAt === null ? null : new Date(expiresAt).toISOString();
}

/** `/account/container/folder/file`, else the path of the address, which starts at the container. */
function keyOf(record: VendorRecord): string | null {
  const key = textAt(record, 'properties.objectKey');
  const fromKey = key?.split('/').filter(Boolean).slice(1).join('/');
  if (fromKey) return decoded(fromKey);
  const path = parseUrl(record['uri'])?.pathname.replace(/^\/+/, '');
  return path ? decoded(path) : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function storageObject(record: VendorRecord, operation: string): Partial<DataObject> {
  const key = keyOf(record);
  const url = textAt(record, 'uri');
  const isInside = key?.includes('/') === true;
  if (!isInside || OF_CONTAINER.test(operation)) {
    return {
      kind: 'bucket',
      id: textAt(record, 'properties.objectKey', 'resourceId'),
      name: key?.split('/')[0] ?? textAt(record, 'properties.accountName'),
      url,
    };
  }
  const name = basename(key);
  return {
    kind: 'file',
    id: textAt(record, 'properties.objectKey') ?? url,
    name,
    path: key,
    directory: directoryOf(key),
    extension: extensionOf(name),
    url,
    sizeBytes: byteCount(
      textAt(record, 'properties.contentLengthHeader', 'properties.responseBodySize'),
    ),
  };
}

function accountPlace(record: VendorRecord): Place {
  const account = lowerText(textAt(record, 'properties.accountName'));
  return {
    kind: 'app',
    name: 'Azure',
    host: urlHost(record['uri']),
    container: keyOf(record)?.split('/')[0] ?? null,
    account,
  };
}

/** Where a copy comes from: an address of Azure, or any other that the request named. */
function sourcePlace(record: VendorRecord): Place | null {
  const source = parseUrl(textAt(record, 'properties.sourceUri'));
  if (source === null) return null;
  const [account] = source.hostname.split('.');
  const isAzure = source.hostname.endsWith('.core.windows.net');
  return {
    kind: isAzure ? 'app' : 'host',
    name: isAzure ? 'Azure' : source.hostname,
    host: source.hostname,
    container: source.pathname.split('/')[1] || null,
    account: isAzure ? (account ?? null) : null,
  };
}

/** The requested level of public access in a container change. */
function publicAccess(record: VendorRecord): boolean {
  const level = textAt(record, 'properties.publicAccess', 'properties.blobPublicAccess');
  return level !== null && !/^(?:none|off|false)$/i.test(level);
}
