import type { DataObject, ObjectKind } from '@waybill/contract';
import { digestOf } from '../digest.ts';
import type { NamedFact } from '../extra-facts.ts';
import { field, recordsOf, textAt } from '../field.ts';
import { basename, directoryOf, extensionOf } from '../file-name.ts';
import { byteCount } from '../number.ts';
import { lowerText } from '../text.ts';

const OBJECT_KINDS: ReadonlyMap<string, ObjectKind> = new Map([
  ['file', 'file'],
  ['folder', 'folder'],
  ['message', 'message'],
  ['image', 'image'],
]);
/** MIME types of clipboard content, by kind. */
const CLIPBOARD_TYPES: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['html', 'text/html'],
  ['image', 'image/png'],
]);

/** Names of an archive's members that are shown with the event. */
const SHOWN_MEMBERS = 50;

/** The file, text or message; for a clipboard its digest, length and kind. */
export function agentObject(record: Record<string, unknown>): Partial<DataObject> {
  const at = (name: string) => textAt(record, `object.${name}`);
  const clipboard = lowerText(field(record, 'clipboard.kind'));
  const path = at('path');
  const name = at('name') ?? basename(path);
  const kind = OBJECT_KINDS.get(at('kind') ?? '') ?? impliedKind(name, clipboard);
  return {
    kind,
    name,
    path,
    directory: directoryOf(path),
    extension: kind === 'file' ? extensionOf(name) : null,
    url: textAt(record, 'target.url', 'source.url'),
    sizeBytes:
      byteCount(field(record, 'object.size')) ?? byteCount(field(record, 'clipboard.length')),
    sha256: digestOf(field(record, 'object.sha256')) ?? digestOf(field(record, 'clipboard.sha256')),
    mimeType: at('mime') ?? CLIPBOARD_TYPES.get(clipboard ?? '') ?? null,
  };
}

/** A named object is a file; unnamed clipboard content is not. */
function impliedKind(name: string | null, clipboard: string | null): ObjectKind {
  return name !== null && clipboard === null ? 'file' : 'other';
}

/** Reported contents of an archive, for people to read. */
export function archiveFacts(record: Record<string, unknown>): NamedFact[] {
  const members = recordsOf(field(record, 'archive.members')).slice(0, SHOWN_MEMBERS);
  const names = members.map((member) => textAt(member, 'name')).filter((name) => name !== null);
  return [['members', names.join('\n') || null]];
}
