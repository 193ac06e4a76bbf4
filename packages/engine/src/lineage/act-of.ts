import { ownValue, type ActivityEvent, type EventAction, type ObjectKind } from '@waybill/contract';
import type { Observer } from './lineage-types.ts';

/** Effect of an event on contents, independent of its source's terms. */
export type Act =
  | 'upload'
  | 'download'
  | 'view'
  | 'send'
  | 'share'
  | 'compress'
  | 'decompress'
  | 'copy-file'
  | 'rename'
  | 'clip'
  | 'paste'
  | 'edit'
  | 'create'
  | 'remove'
  | 'restore';

/** Kinds of objects that hold contents. */
const CONTENTS: ReadonlySet<ObjectKind> = new Set<ObjectKind>([
  'file',
  'message',
  'image',
  'other',
  'snapshot',
  'database',
]);
/** Kinds that can also be given to others. */
const CONTAINERS: ReadonlySet<ObjectKind> = new Set<ObjectKind>([
  'folder',
  'site',
  'bucket',
  'mailbox',
  'channel',
]);

const SUBJECT = '(?:file|item|page|document|doc|object|blob)?';
const ENDING = '(?:extended|file|item|content|object|blob|page)?';
const EDIT = new RegExp(
  `^${SUBJECT}(?:edit|modify|modifie|update|save|overwrite|write|change)d?${ENDING}$`,
);
const CREATE = new RegExp(`^${SUBJECT}(?:create|add)d?${ENDING}$`);
const REMOVE = new RegExp(
  `^${SUBJECT}(?:delete|trash|trashe|recycle|remove|purge)d?(?:(?:first|second)stagerecyclebin)?${ENDING}$`,
);
const RESTORE = new RegExp(`^${SUBJECT}(?:restore|untrash|untrashe|undelete)d?${ENDING}$`);

/** Null: the event does nothing to contents, as far as it reports. */
export function actOf(event: ActivityEvent, observer: Observer): Act | null {
  const { kind } = event.object;
  const act = namedAct(event, observer);
  if (act === null || CONTENTS.has(kind)) return act;
  const isWhole = observer !== 'service' && kind === 'folder';
  return isWhole || (CONTAINERS.has(kind) && act === 'share') ? act : null;
}

/** Actions that mean the same whoever reports them. */
const NAMED: Readonly<Partial<Record<EventAction, Act>>> = {
  Upload: 'upload',
  Download: 'download',
  View: 'view',
  Send: 'send',
  Share: 'share',
  Compress: 'compress',
  compress_no_spaces: 'compress',
  Decompress: 'decompress',
  CopyFile: 'copy-file',
  Rename: 'rename',
  Paste: 'paste',
};

function namedAct(event: ActivityEvent, observer: Observer): Act | null {
  const { action } = event;
  if (action === null) return movedAct(event) ?? operationAct(event.vendorOperation);
  if (action === 'Upload' && isCreation(event)) return 'create';
  if (action === 'Copy') {
    return observer === 'service' || event.movement === 'copy' ? 'copy-file' : 'clip';
  }
  return ownValue(NAMED, action) ?? movedAct(event);
}

function movedAct({ movement }: ActivityEvent): Act | null {
  switch (movement) {
    case 'upload':
    case 'download':
    case 'share':
      return movement;
    case 'copy':
      return 'copy-file';
    default:
      return null;
  }
}

const OPERATION_ACTS = new Map<string, Act | null>();
const MOST_OPERATIONS = 4096;

function operationAct(operation: string): Act | null {
  const known = OPERATION_ACTS.get(operation);
  if (known !== undefined) return known;
  const act = readOperation(operation.toLowerCase().replace(/[^a-z]/g, ''));
  if (OPERATION_ACTS.size < MOST_OPERATIONS) OPERATION_ACTS.set(operation, act);
  return act;
}

function readOperation(word: string): Act | null {
  if (EDIT.test(word)) return 'edit';
  if (CREATE.test(word)) return 'create';
  if (REMOVE.test(word)) return 'remove';
  return RESTORE.test(word) ? 'restore' : null;
}

/** Drive and others log a document that is begun there as an upload. */
function isCreation(event: ActivityEvent): boolean {
  return operationAct(event.vendorOperation) === 'create' && event.lineage?.source === undefined;
}
