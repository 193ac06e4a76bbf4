import {
  ownValue,
  type DataObject,
  type ObjectKind,
  type Place,
  type RelatedObject,
} from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { digestOf } from '../kit/digest.ts';
import { presentFacts } from '../kit/extra-facts.ts';
import { recordOf, textAt } from '../kit/field.ts';
import { basename, extensionOf } from '../kit/file-name.ts';
import { lineageFacts, relatedObject } from '../kit/lineage-facts.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { operationRule, type OperationRule } from '../kit/operation-table.ts';
import { lowerText, text } from '../kit/text.ts';
import { parseUrl, urlHost } from '../kit/url-host.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { SHAREPOINT_OPERATIONS } from './sharepoint-operations.data.ts';
import { groupOf, sharingFacts } from './sharing.ts';

const KIND_BY_ITEM: Readonly<Record<string, ObjectKind>> = {
  file: 'file',
  page: 'file',
  folder: 'folder',
  documentlibrary: 'folder',
  site: 'site',
  web: 'site',
  tenant: 'setting',
  allusers: 'group',
};
/** Operations on members, whose target is no recipient of data. */
const REMOVES_MEMBER = /^(?:Removed|UserRemoved|SiteCollectionAdminRemoved|SharingRevoked)/;
const DEVICE: Place = {
  kind: 'device',
  name: 'Device',
  host: null,
  container: null,
  account: null,
};

/** Additional facts of a SharePoint or OneDrive record. */
export function sharePointFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const operation = base.vendorOperation;
  const rule = operationRule(SHAREPOINT_OPERATIONS, operation);
  const isRemoval = REMOVES_MEMBER.test(operation);
  return {
    ...rule,
    ...(isRemoval ? { targetUser: targetUser(record) } : sharingFacts(record, operation)),
    ...places(record, base, rule),
    targetGroup: groupOf(record),
    object: sharePointObject(record),
    lineage: lineageFacts({ target: writtenItem(record) }),
    extra: {
      ...base.extra,
      ...shown(record, {
        eventData: 'EventData',
        itemType: 'ItemType',
        targetType: 'TargetUserOrGroupType',
        targetName: 'TargetUserOrGroupName',
        destinationFile: 'DestinationFileName',
        destinationFolder: 'DestinationRelativeUrl',
        malware: 'VirusInfo',
        sensitivityLabel: 'SensitivityLabelId',
        sharingId: 'UniqueSharingId',
      }),
      ...labelFacts(record, operation),
    },
  };
}

/** `LabelEventType` of `SensitivityLabelEventData`: Office 365 Management Activity API schema. */
const LABEL_CHANGES: Readonly<Record<string, string>> = {
  '1': 'raised',
  '2': 'lowered',
  '3': 'removed',
  '4': 'changed',
};

/** The label before and after, by name if the record has it, else by id. */
function labelFacts(record: VendorRecord, operation: string): Record<string, string> {
  if (!operation.includes('SensitivityLabel')) return {};
  const data = recordOf(structured(record['SensitivityLabelEventData']));
  const before = textAt(data, 'OldSensitivityLabelDisplayName', 'OldSensitivityLabelId');
  const after =
    textAt(data, 'SensitivityLabelDisplayName', 'SensitivityLabelId') ??
    text(record['SensitivityLabelId']);
  const isRemoval = operation.endsWith('Removed');
  const told = ownValue(LABEL_CHANGES, textAt(data, 'LabelEventType') ?? '');
  const isAdded = operation.endsWith('Applied') && before === null && after !== null;
  // The vendor calls the first label of a file an upgrade, too.
  const change = isAdded ? 'added' : (told ?? null);
  return presentFacts([
    ['labelBefore', before ?? (isRemoval ? after : null)],
    ['labelAfter', isRemoval ? null : after],
    ['labelChange', isRemoval ? 'removed' : change],
  ]);
}

function targetUser(record: VendorRecord): string | null {
  const name = record['TargetUserOrGroupName'];
  return addressOf(name) ?? text(name);
}

/** The object of the record. Sharing records write the object's own path where others write its folder. */
function sharePointObject(record: VendorRecord): Partial<DataObject> {
  const kind = ownValue(KIND_BY_ITEM, lowerText(record['ItemType']) ?? '') ?? 'other';
  const objectId = text(record['ObjectId']);
  const url = parseUrl(objectId) === null ? null : objectId;
  const directory = text(record['SourceRelativeUrl']);
  const name = text(record['SourceFileName']) ?? text(record['ListTitle']) ?? nameInUrl(kind, url);
  return {
    kind,
    // The item's id survives renames and moves; the address does not.
    id: text(record['ListItemUniqueId']) ?? text(record['UniqueId']) ?? objectId,
    name,
    path: pathOf(directory, name),
    directory,
    // The vendor's extension stays correct even if the name has changed since.
    extension: lowerText(record['SourceFileExtension']) ?? extensionIn(kind, name),
    url,
    sizeBytes: byteCount(record['FileSizeBytes']),
    sha256: digestOf(record['SHA256Hash']),
  };
}

function extensionIn(kind: ObjectKind, name: string | null): string | null {
  return kind === 'file' ? extensionOf(name) : null;
}

/** Result of a copy, move or rename: the same item at another address, or a new one. */
function writtenItem(record: VendorRecord): RelatedObject | null {
  const name = text(record['DestinationFileName']);
  const folder = text(record['DestinationRelativeUrl']);
  if (name === null && folder === null) return null;
  const path = pathOf(folder, name);
  const site = parseUrl(text(record['SiteUrl']))?.href ?? null;
  const isWhole = site !== null && folder !== null && path !== null;
  return relatedObject({ name, path, url: isWhole ? `${site.replace(/\/$/, '')}/${path}` : null });
}

/** Files and folders are the last step of their address; a site's address names no file. */
function nameInUrl(kind: ObjectKind, url: string | null): string | null {
  if (kind !== 'file' && kind !== 'folder') return null;
  return basename(url?.replace(/[?#].*$/, ''));
}

function pathOf(directory: string | null, name: string | null): string | null {
  if (directory === null || name === null) return name;
  return basename(directory) === name ? directory : `${directory.replace(/\/$/, '')}/${name}`;
}

/** The site is where data is stored; a download takes it to the device, an upload comes from there. */
function places(record: VendorRecord, base: EventFacts, rule: OperationRule): Partial<EventFacts> {
  const site = sitePlace(record, base);
  switch (rule.movement) {
    case 'download':
      return { origin: site, destination: DEVICE };
    case 'upload':
      return { origin: DEVICE, destination: site };
    case 'copy': {
      const container = text(record['DestinationRelativeUrl']) ?? site.container;
      return { origin: site, destination: { ...site, container } };
    }
    default:
      return { origin: site };
  }
}

function sitePlace(record: VendorRecord, base: EventFacts): Place {
  const siteUrl = text(record['SiteUrl']) ?? text(record['ObjectId']);
  return {
    kind: 'app',
    name: base.source,
    host: urlHost(siteUrl),
    container: text(record['SiteUrl']),
    account: lowerText(record['OrganizationId']),
  };
}
