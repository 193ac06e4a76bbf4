import type { ActivityEvent, RelatedObject } from '@waybill/contract';
import { fileAt, unplacedFile } from './location-of.ts';
import { localLocation, nameOf, namingOf, objectLocation } from './object-location.ts';
import { addTouch, type TouchDetails, type TouchDraft } from './touch-draft.ts';

/** Files are packed: each is read, the archive is written and lists them. */
export function touchArchive(draft: TouchDraft): void {
  const { event } = draft;
  const { object, lineage } = event;
  const source = lineage?.source ?? null;
  const members = lineage?.members ?? [];
  for (const member of source === null ? members : [source, ...members]) {
    addTouch(draft, 'read', localLocation(event, member), {
      digest: member.sha256,
      namedBy: namingOf(member),
      sizeBytes: member.sizeBytes,
    });
  }
  const archive = objectLocation(draft) ?? unplacedFile(event, object.name, 0);
  addTouch(draft, 'write', archive, archiveDetails(event));
  for (const member of members) listMember(draft, archive, member);
}

/** An archive is read and each file in it is written. */
export function touchUnpacked(draft: TouchDraft): void {
  const { event } = draft;
  const { object, lineage } = event;
  const archive = objectLocation(draft) ?? unplacedFile(event, object.name, 0);
  const members = lineage?.members ?? [];
  addTouch(draft, 'read', archive, { ...archiveDetails(event), namedBy: namingOf(object) });
  for (const member of members) listMember(draft, archive, member);
  const folder = lineage?.target?.path ?? null;
  const isFileItself = members.length === 0 && folder !== null;
  for (const [index, member] of members.entries()) {
    const path = memberPath(member, folder);
    const file = fileAt(event, path, member.name) ?? unplacedFile(event, member.name, index + 1);
    const { sha256, sizeBytes } = member;
    addTouch(draft, 'write', file, { digest: sha256, sizeBytes });
  }
  if (isFileItself) addTouch(draft, 'write', fileAt(event, folder));
}

/** Location of a member: as recorded, else below the folder it was unpacked to. */
function memberPath(member: RelatedObject, folder: string | null): string | null {
  const { path, name } = member;
  if (path !== null && /^(?:[a-z]:[\\/]|[\\/~])/i.test(path)) return path;
  const inside = path ?? name;
  if (inside === null || folder === null) return null;
  const divider = folder.includes('\\') ? '\\' : '/';
  return folder.endsWith(divider) ? `${folder}${inside}` : `${folder}${divider}${inside}`;
}

function listMember(
  draft: TouchDraft,
  archive: Parameters<typeof addTouch>[2],
  member: RelatedObject,
): void {
  const { sha256, sizeBytes } = member;
  if (sha256 === null) return;
  const isLocated = localLocation(draft.event, member) !== null;
  const namedBy = isLocated ? namingOf(member) : nameOf(member);
  addTouch(draft, 'member', archive, { digest: sha256, sizeBytes, namedBy });
}

function archiveDetails({ object }: ActivityEvent): TouchDetails {
  return { digest: object.sha256, sizeBytes: object.sizeBytes, isObject: true };
}
