import type { LineageFacts, RelatedObject } from '@waybill/contract';
import { commandTransfer } from '../command-transfer.ts';
import { digestOf } from '../digest.ts';
import { field, recordsOf, textAt } from '../field.ts';
import { lineageFacts, relatedObject } from '../lineage-facts.ts';
import { byteCount } from '../number.ts';

/** Members beyond these stay in the stored record and are counted only. */
const MOST_MEMBERS = 50;

/**
 * Links of an agent action to others. `source` and `target` are the ends in the record; for a command
 * line the file on the device that it names.
 */
export function agentLineage(record: Record<string, unknown>): LineageFacts | null {
  const members = archiveMembers(record);
  const listed = recordsOf(field(record, 'archive.members')).length;
  const counted =
    byteCount(field(record, 'archive.count')) ?? (listed > members.length ? listed : null);
  const locked = field(record, 'archive.encrypted');
  return lineageFacts({
    source: endOf(record, 'source'),
    target: endOf(record, 'target'),
    members,
    memberCount: counted,
    isLocked: typeof locked === 'boolean' ? locked : null,
    clipboardSha256: digestOf(field(record, 'clipboard.sha256')),
    sequence: byteCount(record['sequence']),
    gesture: textAt(record, 'gesture'),
  });
}

function endOf(record: Record<string, unknown>, side: 'source' | 'target'): RelatedObject | null {
  const isCommand = record['action'] === 'CLI' && side === 'source';
  const named = textAt(record, `${side}.path`);
  const command = isCommand ? commandTransfer(field(record, 'process.commandLine')) : null;
  return relatedObject({
    path: named ?? command?.localPath ?? null,
    url: textAt(record, `${side}.url`),
  });
}

function archiveMembers(record: Record<string, unknown>): RelatedObject[] {
  return recordsOf(field(record, 'archive.members'))
    .slice(0, MOST_MEMBERS)
    .map((member) =>
      relatedObject({
        name: textAt(member, 'name'),
        path: textAt(member, 'path'),
        sha256: digestOf(member['sha256']),
        sizeBytes: byteCount(member['size']),
      }),
    )
    .filter((member) => member !== null);
}
