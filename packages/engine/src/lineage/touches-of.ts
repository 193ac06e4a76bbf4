import type { ActivityEvent, EdgeKind } from '@waybill/contract';
import { actOf, type Act } from './act-of.ts';
import { touchContents } from './touch-contents.ts';
import { touchArchive, touchUnpacked } from './touch-archives.ts';
import { touchClipboard, touchPaste } from './touch-clipboard.ts';
import { touchCopy, touchRename } from './touch-files.ts';
import { touchDraft, type TouchDraft } from './touch-draft.ts';
import { touchDownload, touchSend, touchShare, touchUpload } from './touch-transfers.ts';
import type { Touch } from './lineage-types.ts';
import { observerOf } from './observer-of.ts';

const RELATIONS: Readonly<Record<Act, EdgeKind>> = {
  upload: 'same-content',
  download: 'same-content',
  view: 'same-content',
  send: 'same-content',
  share: 'granted',
  compress: 'contains',
  decompress: 'contained-in',
  'copy-file': 'same-content',
  rename: 'moved',
  clip: 'partial',
  paste: 'partial',
  edit: 'edited',
  create: 'same-content',
  remove: 'same-content',
  restore: 'same-content',
};

const TOUCHERS: Readonly<Record<Act, (draft: TouchDraft) => void>> = {
  upload: touchUpload,
  download: touchDownload,
  view: touchContents,
  send: touchSend,
  share: touchShare,
  compress: touchArchive,
  decompress: touchUnpacked,
  'copy-file': touchCopy,
  rename: touchRename,
  clip: touchClipboard,
  paste: touchPaste,
  edit: touchContents,
  create: touchContents,
  remove: touchContents,
  restore: touchContents,
};

/**
 * What an event reads, writes and removes; none for failed events and those that do nothing to
 * contents. Depends on the event alone.
 */
export function touchesOf(event: ActivityEvent): Touch[] {
  if (event.outcome === 'failure') return [];
  const observer = observerOf(event);
  const act = actOf(event, observer);
  if (act === null) return [];
  const draft = touchDraft(event, act, observer, RELATIONS[act]);
  TOUCHERS[act](draft);
  return draft.touches;
}
