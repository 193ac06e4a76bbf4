import { ownValue, type ActivityEvent, type EventAction } from '@waybill/contract';

/** A class of OCSF 1.8.0 with the activity that an event is in it. */
export interface OcsfClass {
  categoryUid: number;
  categoryName: string;
  classUid: number;
  className: string;
  activityId: number;
  activityName: string;
}

const FILE_HOSTING = {
  categoryUid: 6,
  categoryName: 'Application Activity',
  classUid: 6006,
  className: 'File Hosting Activity',
};
const API = {
  categoryUid: 6,
  categoryName: 'Application Activity',
  classUid: 6003,
  className: 'API Activity',
};
const EMAIL = {
  categoryUid: 4,
  categoryName: 'Network Activity',
  classUid: 4009,
  className: 'Email Activity',
};
const FILE_SYSTEM = {
  categoryUid: 1,
  categoryName: 'System Activity',
  classUid: 1001,
  className: 'File System Activity',
};
const PROCESS = {
  categoryUid: 1,
  categoryName: 'System Activity',
  classUid: 1007,
  className: 'Process Activity',
};
/** OCSF's number for an activity that its class does not name. */
const OTHER = 99;

/** Activities of File Hosting Activity by the product's actions; the rest goes by its own name. */
const HOSTING_ACTIVITIES: Readonly<Record<string, [number, string]>> = {
  Upload: [1, 'Upload'],
  Download: [2, 'Download'],
  Rename: [5, 'Rename'],
  Copy: [6, 'Copy'],
  View: [9, 'Preview'],
  Share: [12, 'Share'],
};
const FILE_ACTIVITIES: Readonly<Record<string, [number, string]>> = {
  CopyFile: [1, 'Create'],
  Rename: [5, 'Rename'],
};
/** The verb at the start of a vendor's operation tells what an API was asked to do. */
const API_VERBS: readonly [RegExp, number, string][] = [
  [/^(create|add|insert|put|register|new|enable|start|run|invite|grant)/i, 1, 'Create'],
  [/^(get|list|describe|read|view|search|query|lookup|access|download|export)/i, 2, 'Read'],
  [/^(update|modify|set|change|edit|patch|rename|move|attach|assign|reset|rotate)/i, 3, 'Update'],
  [/^(delete|remove|terminate|revoke|disable|detach|stop|destroy|purge)/i, 4, 'Delete'],
];

/**
 * The most specific class of an event: mail, commands and files on a device have their own, files of a
 * service are hosted, and everything else is an API call of the source.
 */
export function ocsfClass(event: ActivityEvent): OcsfClass {
  const { action } = event;
  if (event.mail !== null && action === 'Send') return activity(EMAIL, [1, 'Send']);
  if (action === 'CLI') return activity(PROCESS, [1, 'Launch']);
  if (action !== null && isOnDevice(event)) {
    return activity(FILE_SYSTEM, ownValue(FILE_ACTIVITIES, action) ?? [OTHER, action]);
  }
  if (action !== null)
    return activity(FILE_HOSTING, ownValue(HOSTING_ACTIVITIES, action) ?? [OTHER, action]);
  const verb = API_VERBS.find(([pattern]) => pattern.test(event.vendorOperation));
  return activity(API, verb ? [verb[1], verb[2]] : [OTHER, event.vendorOperation]);
}

const DEVICE_ACTIONS: ReadonlySet<EventAction | null> = new Set([
  'CopyFile',
  'Compress',
  'compress_no_spaces',
  'Decompress',
]);

/** Copying and pasting belong to the clipboard, for which 1.8.0 has no class: the file system's is near. */
function isOnDevice({ action, process, object }: ActivityEvent): boolean {
  if (DEVICE_ACTIONS.has(action)) return true;
  return process !== null && object.path !== null && action === 'Rename';
}

function activity(
  base: Omit<OcsfClass, 'activityId' | 'activityName'>,
  [activityId, activityName]: readonly [number, string],
): OcsfClass {
  return { ...base, activityId, activityName };
}
