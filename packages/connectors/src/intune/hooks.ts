import type { ObjectKind } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordsOf, textAt } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import { text, texts } from '../kit/text.ts';

const LISTED_PROPERTIES = 8;
/** Intune writes this for a name that is not there. */
const NO_NAME = '<null>';
const NO_ID = /^0{8}-0{4}-0{4}-0{4}-0{12}$/;

/** The kind of thing an action was done to is at the end of the operation: `Delete MobileApp`. */
function objectKind(record: VendorRecord): ObjectKind {
  const operation = textAt(record, 'operationName', 'activityType') ?? '';
  const type = operation.split(' ').at(-1) ?? '';
  if (/App(?:Assignment)?$/.test(type)) return 'application';
  if (/Group/.test(type)) return 'group';
  return /(?:Policy|Configuration|Script|Setting|Profile|Role|Assignment)/.test(type)
    ? 'setting'
    : 'other';
}

function targetName(record: VendorRecord): string | null {
  const names = texts(field(record, 'properties.TargetDisplayNames'));
  return names.find((name) => name !== NO_NAME) ?? null;
}

/** The id of the device that an action was done to; null when the target is something else. */
function targetDevice(record: VendorRecord): string | null {
  const operation = textAt(record, 'operationName', 'activityType') ?? '';
  if (!/ManagedDevice$|^(?:Device|ManagedDevice)/.test(operation)) return null;
  return textAt(record, 'properties.TargetObjectIds.0', 'resources.0.resourceId');
}

function properties(record: VendorRecord): Record<string, unknown>[] {
  const targets = recordsOf(field(record, 'properties.Targets') ?? record['resources']);
  return targets.flatMap((target) =>
    recordsOf(target['ModifiedProperties'] ?? target['modifiedProperties']),
  );
}

function changedProperties(record: VendorRecord): string | null {
  const names = properties(record)
    .map((entry) => text(entry['Name'] ?? entry['displayName']))
    .filter((name) => name !== null && name !== 'DeviceManagementAPIVersion');
  return [...new Set(names)].slice(0, LISTED_PROPERTIES).join(', ') || null;
}

/** Group that an app, script or policy was assigned to: `Finance laptops(<id>)`. */
function assignedGroup(record: VendorRecord): string | null {
  const entry = properties(record).find(({ Name }) => /GroupIDs?$/i.test(text(Name) ?? ''));
  return text(entry?.['New'])?.trim() ?? null;
}

/** The user of the device; Intune writes zeros for none. */
function deviceUserId(record: VendorRecord): string | null {
  const user = textAt(record, 'properties.IntuneUserId', 'properties.UserId');
  return user === null || NO_ID.test(user) ? null : user;
}

export const hooks: Hooks = {
  objectKind,
  targetName,
  targetDevice,
  changedProperties,
  assignedGroup,
  deviceUserId,
};
