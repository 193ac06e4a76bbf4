import type { DataObject, ObjectKind } from '@waybill/contract';
import type { NamedFact } from '../extra-facts.ts';
import { field, recordsOf, textAt } from '../field.ts';
import { basename, directoryOf, extensionOf } from '../file-name.ts';
import { byteCount } from '../number.ts';
import { lowerText, text } from '../text.ts';

const OBJECT_KINDS: ReadonlyMap<string, ObjectKind> = new Map([
  ['file', 'file'],
  ['folder', 'folder'],
  ['message', 'message'],
  ['image', 'image'],
]);
/** MIME types of what a clipboard can hold, by its kind. */
const CLIPBOARD_TYPES: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['html', 'text/html'],
  ['image', 'image/png'],
]);
/** Members beyond these stay in the stored record and are counted only. */
const MOST_MEMBERS = 50;

/** A digest of 64 hexadecimal digits, lower case; anything else is none. */
function digestOf(value: unknown): string | null {
  const digest = lowerText(value);
  return digest !== null && /^[0-9a-f]{64}$/.test(digest) ? digest : null;
}

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

/** What has a name is a file; what only passed through the clipboard has none. */
function impliedKind(name: string | null, clipboard: string | null): ObjectKind {
  return name !== null && clipboard === null ? 'file' : 'other';
}

/** Names and digests of an archive's members, blank-separated digests in the order of the names. */
export function archiveFacts(record: Record<string, unknown>): NamedFact[] {
  const members = recordsOf(field(record, 'archive.members')).slice(0, MOST_MEMBERS);
  const names = members.map((member) => textAt(member, 'name')).filter((name) => name !== null);
  const digests = members.map((member) => digestOf(member['sha256'])).filter((sum) => sum !== null);
  const encrypted = field(record, 'archive.encrypted');
  return [
    ['members', names.join('\n') || null],
    ['memberDigests', digests.join(' ') || null],
    ['memberCount', text(field(record, 'archive.count'))],
    ['archiveEncrypted', typeof encrypted === 'boolean' ? String(encrypted) : null],
  ];
}
