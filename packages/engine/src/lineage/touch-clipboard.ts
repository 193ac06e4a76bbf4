import type { Location } from './lineage-types.ts';
import { clipboardOf, fileAt, itemAt, sinkOf } from './location-of.ts';
import { itemOfUrl } from './item-of-url.ts';
import { localLocation, namingOf } from './object-location.ts';
import { addTouch, type TouchDraft } from './touch-draft.ts';

/** Something is put on the clipboard, from a file, a page or a document of a service. */
export function touchClipboard(draft: TouchDraft): void {
  const { event } = draft;
  const { object, lineage } = event;
  const held = lineage?.clipboardSha256 ?? null;
  const isRead = touchClipped(draft, held);
  addTouch(draft, 'write', clipboardOf(event), {
    digest: held ?? (isRead ? null : object.sha256),
    sizeBytes: object.sizeBytes,
    cameFrom: isRead ? null : event.origin,
  });
}

/** @returns whether its source is known. */
function touchClipped(draft: TouchDraft, held: string | null): boolean {
  const { event } = draft;
  const { object, lineage } = event;
  const path = object.path ?? lineage?.source?.path ?? null;
  const file = localLocation(event, { name: object.name, path, url: null });
  if (file !== null) {
    addTouch(draft, 'read', file, {
      digest: object.sha256 === held ? null : object.sha256,
      namedBy: namingOf({ id: null, path, url: null }),
      isObject: true,
    });
    return true;
  }
  const url = lineage?.source?.url ?? object.url;
  if (url === null) return false;
  const named = { id: null, name: object.name, path: null, url };
  const page = itemAt(event, event.origin, named);
  addTouch(draft, 'read', page, { namedBy: namingOf(named) });
  return page !== null;
}

/** Clipboard content becomes part of a document, or is pasted into a page. */
export function touchPaste(draft: TouchDraft): void {
  const { event } = draft;
  const { object, lineage, destination } = event;
  const held = lineage?.clipboardSha256 ?? object.sha256;
  addTouch(draft, 'read', clipboardOf(event), { digest: held, sizeBytes: object.sizeBytes });
  const document = pastedDocument(draft);
  if (document !== null) {
    addTouch(draft, 'read', document);
    return addTouch(draft, 'write', document, { isObject: document.kind === 'file' });
  }
  addTouch(draft, 'write', sinkOf(event, destination, object.name), {
    sizeBytes: object.sizeBytes,
  });
}

function pastedDocument({ event }: TouchDraft): Location | null {
  const { object, lineage, destination } = event;
  const file = fileAt(event, lineage?.target?.path ?? object.path, object.name);
  if (file !== null) return file;
  const url = lineage?.target?.url ?? object.url;
  if (url === null || itemOfUrl(url) === null) return null;
  return itemAt(event, destination, { id: null, name: object.name, path: null, url });
}
