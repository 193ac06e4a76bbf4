import type { Place } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { digestOf } from '../kit/digest.ts';
import { recordOf, recordsOf, textAt } from '../kit/field.ts';
import { basename, directoryOf, extensionOf } from '../kit/file-name.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { operationRule } from '../kit/operation-table.ts';
import { lowerText, text } from '../kit/text.ts';
import { urlHost } from '../kit/url-host.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { ENDPOINT_OPERATIONS } from './endpoint-operations.data.ts';
import { structured } from '../kit/microsoft/structured.ts';

/** An action on a device, in the words of the endpoint records or of an alert about one. */
export interface EndpointAct {
  /** E.g. `FileUploadedToCloud`; null when the record does not tell. */
  activity: string | null;
  sourcePath: string | null;
  targetPath: string | null;
  targetDomain: string | null;
  device: string | null;
  application: string | null;
  sizeBytes: number | null;
  sha256: string | null;
}

/** Additional facts of a device action. */
export function endpointFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const details = { ...record, ...recordOf(structured(record['EndpointMetaData'])) };
  const activity = textAt(details, 'EndpointOperation') ?? base.vendorOperation;
  const facts = endpointActFacts(base, {
    activity,
    sourcePath: text(record['ObjectId']),
    targetPath: textAt(details, 'TargetFilePath'),
    targetDomain: textAt(details, 'TargetDomain') ?? urlHost(textAt(details, 'TargetUrl')),
    device: textAt(details, 'DeviceName'),
    application: textAt(details, 'Application'),
    sizeBytes: byteCount(textAt(details, 'FileSize')),
    sha256: textAt(details, 'Sha256'),
  });
  const managed = textAt(details, 'MDATPDeviceId') === null ? 'unknown' : 'yes';
  return {
    ...facts,
    // Only a device that is enrolled in the protection reports its acts.
    device: { ...base.device, ...facts.device, id: textAt(details, 'MDATPDeviceId'), managed },
    extra: {
      ...base.extra,
      ...shown(record, {
        printer: 'TargetPrinterName',
        originatingDomain: 'OriginatingDomain',
        enforcement: 'EnforcementMode',
        removableMedia: 'RemovableMediaDeviceAttributes.SerialNumber',
        deviceVendor: 'RemovableMediaDeviceAttributes.Manufacturer',
        deviceProduct: 'RemovableMediaDeviceAttributes.Model',
      }),
      ...foundByAgent(details),
    },
  };
}

/** Names of the data types that the agent found, most values first. */
function foundByAgent(details: VendorRecord): { sensitiveTypes?: string } {
  const found = recordsOf(structured(details['SensitiveInfoTypeData']))
    .toSorted((left, right) => (byteCount(right['Count']) ?? 0) - (byteCount(left['Count']) ?? 0))
    .flatMap((type) => textAt(type, 'SensitiveInformationTypeName', 'SensitiveInfoTypeId') ?? []);
  return found.length === 0 ? {} : { sensitiveTypes: [...new Set(found)].join(', ') };
}

/** Action, object and places of a device action. */
export function endpointActFacts(base: EventFacts, act: EndpointAct): Partial<EventFacts> {
  const name = basename(act.sourcePath);
  const rule = operationRule(ENDPOINT_OPERATIONS, act.activity ?? '');
  const here = devicePlace(act.device);
  const there = destinationOf(act);
  const isIncoming = rule.movement === 'download';
  return {
    ...rule,
    object: {
      kind: 'file',
      name,
      path: act.sourcePath,
      directory: directoryOf(act.sourcePath),
      extension: extensionOf(name),
      sizeBytes: act.sizeBytes,
      sha256: digestOf(act.sha256),
    },
    device: { ...base.device, hostname: act.device },
    process: act.application === null ? null : { name: act.application },
    network: { ...base.network, destinationDomain: lowerText(act.targetDomain) },
    origin: isIncoming ? there : here,
    destination: isIncoming ? here : there,
  };
}

function devicePlace(host: string | null): Place {
  return { kind: 'device', name: 'Device', host: lowerText(host), container: null, account: null };
}

/** A web host, a removable medium or the server of a network path; null when the file stays. */
function destinationOf(act: EndpointAct): Place | null {
  const host = lowerText(act.targetDomain);
  if (host !== null) return { kind: 'host', name: host, host, container: null, account: null };
  if (/RemovableMedia|Bluetooth/.test(act.activity ?? '')) {
    return {
      kind: 'external_storage',
      name: 'External Storage',
      host: null,
      container: directoryOf(act.targetPath),
      account: null,
    };
  }
  const server = /^\\\\([^\\]+)\\/.exec(act.targetPath ?? '')?.[1]?.toLowerCase();
  if (server === undefined) return null;
  return { kind: 'host', name: server, host: server, container: act.targetPath, account: null };
}
