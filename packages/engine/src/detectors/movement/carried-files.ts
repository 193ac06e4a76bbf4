import type { ActivityEvent, RelatedObject } from '@waybill/contract';

/** A file that an action hands over. */
export interface CarriedFile {
  name: string;
  sizeBytes: number | null;
  sha256: string | null;
  mimeType: string | null;
}

/** Objects that are not files; their attachments may be. */
const CARRIERS: readonly string[] = [
  'message',
  'channel',
  'mailbox',
  'setting',
  'group',
  'account',
];
/** Members beyond this number are ignored. */
const MOST_MEMBERS = 50;

/** The files that an action transfers: the object itself, or the attachments of the message. */
export function carriedFiles(event: ActivityEvent): CarriedFile[] {
  const { object } = event;
  const members = isCarrier(event) ? (event.lineage?.members ?? []) : [];
  const name = object.name ?? lastPart(object.path);
  const own = isCarrier(event) || name === null ? [] : [{ ...object, name }];
  return [...own, ...members.slice(0, MOST_MEMBERS).flatMap(memberFile)].map(
    ({ name: shown, sizeBytes, sha256, mimeType }) => ({
      name: shown,
      sizeBytes,
      sha256,
      mimeType,
    }),
  );
}

/** Whether the object is a message or similar, which transfers only its attachments. */
export function isCarrier({ object }: ActivityEvent): boolean {
  return CARRIERS.includes(object.kind);
}

function memberFile(member: RelatedObject): CarriedFile[] {
  const name = nameOf(member);
  const { sizeBytes, sha256 } = member;
  return name === null ? [] : [{ name, sizeBytes, sha256, mimeType: null }];
}

/** Name of a related object, else the last part of its path. */
export function nameOf({ name, path }: Pick<RelatedObject, 'name' | 'path'>): string | null {
  return name ?? lastPart(path);
}

function lastPart(path: string | null): string | null {
  const last = path?.split(/[/\\]/u).at(-1) ?? '';
  return last === '' ? null : last;
}
