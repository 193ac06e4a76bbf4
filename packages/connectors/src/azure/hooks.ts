import type { EventAction, Movement, Outcome, Place, Recipient } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordOf, textAt } from '../kit/field.ts';
import { basename } from '../kit/file-name.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { truth } from '../kit/number.ts';
import { operationRule } from '../kit/operation-table.ts';
import { openRecipient } from '../kit/recipient.ts';
import { lowerText } from '../kit/text.ts';
import { parseUrl } from '../kit/url-host.ts';
import { callerEmail, callerId, callerKind, callerName } from './caller.ts';
import { internetPorts } from './internet-ports.ts';
import { kubernetesFacts, kubernetesTime } from './kubernetes.ts';
import { AZURE_OPERATIONS } from './operations.data.ts';
import { resourceGroup, resourceKind, resourceType, subscription } from './resource.ts';
import {
  requesterKind,
  signedLink,
  signedLinkExpiry,
  storageFacts,
  storageOutcome,
} from './storage.ts';
import { weakenedBy } from './weakened.ts';

const OPEN_LEVELS = /^(?:blob|container)$/i;
/** Makes an address that anyone who holds it can read from. */
const GIVES_LINK =
  /\/(?:begingetaccess|listaccountsas|listservicesas)\/action$|^storageaccountgetsas$/;

function operationOf(record: VendorRecord): string {
  return lowerText(textAt(record, 'operationName.value', 'operationName', 'eventName.value')) ?? '';
}

function place(record: VendorRecord): Place {
  return {
    kind: 'app',
    name: 'Azure',
    host: null,
    container: basename(textAt(record, 'resourceId')),
    account: subscription(record),
  };
}

/** Action and movement of an operation, whatever the case of its name. */
function operationFacts(record: VendorRecord): Partial<EventFacts> {
  const operation = operationOf(record);
  const rule = operationRule(AZURE_OPERATIONS, operation);
  const link: Partial<EventFacts> = GIVES_LINK.test(operation)
    ? { visibilityAfter: 'link', recipients: [openRecipient('link')] }
    : {};
  return { ...rule, ...placesOf(record, rule.movement), ...link };
}

function placesOf(record: VendorRecord, movement: Movement): Partial<EventFacts> {
  if (movement === 'none') return {};
  return movement === 'upload' ? { destination: place(record) } : { origin: place(record) };
}

/**
 * Whether a body makes a container public, or allows it for an existing account: only the body that
 * creates an account has its location.
 */
function opensStore(body: Record<string, unknown>): boolean {
  if (OPEN_LEVELS.test(textAt(body, 'properties.publicAccess') ?? '')) return true;
  const isChange = textAt(body, 'location') === null;
  return isChange && truth(field(body, 'properties.allowBlobPublicAccess')) === true;
}

/** Opening a container to the world is written as a change of its settings. */
function activityFacts(record: VendorRecord): Partial<EventFacts> {
  const body = recordOf(structured(textAt(record, 'properties.requestbody')));
  if (opensStore(body)) {
    const share = { action: 'Share' as EventAction, movement: 'share' as Movement };
    const recipients: Recipient[] = [openRecipient('public')];
    return { ...share, origin: place(record), visibilityAfter: 'public', recipients };
  }
  return operationFacts(record);
}

/** The result is `Success` for every answered request; status and signature describe the response. */
function vaultOutcome(record: VendorRecord): Outcome {
  if (/^(?:forbidden|unauthorized)$/i.test(textAt(record, 'resultSignature') ?? ''))
    return 'failure';
  const status = Number(textAt(record, 'properties.httpStatusCode') ?? Number.NaN);
  if (Number.isInteger(status) && status > 0) return status < 400 ? 'success' : 'failure';
  const word = lowerText(record['resultType']);
  if (word === null) return 'unknown';
  return word === 'success' ? 'success' : 'failure';
}

/** Name of the key, secret or certificate: `/secrets/<name>/<version>`; else of the vault. */
function vaultObject(record: VendorRecord): string | null {
  const paths = ['properties.id', 'properties.requestUri'].map(
    (at) => parseUrl(textAt(record, at))?.pathname ?? '',
  );
  const named = paths.map(
    (path) => /^\/(?:deleted)?(?:keys|secrets|certificates|storage)\/([^/]+)/.exec(path)?.[1],
  );
  return named.find((name) => name !== undefined) ?? basename(textAt(record, 'resourceId'));
}

export const hooks: Hooks = {
  internetPorts,
  callerEmail,
  callerId,
  callerKind,
  callerName,
  subscription,
  resourceGroup,
  resourceKind,
  resourceType,
  operationFacts,
  activityFacts,
  storageFacts,
  storageOutcome,
  requesterKind,
  signedLink,
  signedLinkExpiry,
  weakenedBy,
  vaultOutcome,
  vaultObject,
  kubernetesFacts,
  kubernetesTime,
};
