import { collect } from '../bytes/collect.ts';
import type { Reader, SourceFile } from '../worker/source-file.ts';
import { capReached, type Stop } from '../worker/stop.ts';
import { entryContent } from './inflate.ts';
import { openZip, type ZipEntry } from '@waybill/formats/zip/open-zip';

const MOST_ENTRIES = 50_000;

/** Names of the files as text, and each file as its own part. */
export const readZip: Reader = async (file) => {
  const { entries, isDamaged } = openZip(file.bytes, MOST_ENTRIES);
  for (const { name } of entries) file.out.write(`${name}\n`);
  for (const entry of entries) {
    if (!entry.isFolder) await embedEntry(file, entry);
  }
  if (entries.length > MOST_ENTRIES) throw capReached('entry-limit');
  if (isDamaged) file.out.note('malformed');
};

/** Reads an entry as its own file; an unreadable one still gets a state. */
export async function embedEntry(
  { budget, embed }: SourceFile,
  entry: ZipEntry,
  name = entry.name,
): Promise<void> {
  if (entry.isEncrypted) {
    await embed({ name, bytes: new Uint8Array(0), unreadable: 'password' });
    return;
  }
  await embedStream({ budget, embed }, name, entryContent(entry, budget), entry.claimed);
}

/** Reads a stream of bytes as its own file, as far as memory goes. */
export async function embedStream(
  { budget, embed }: Pick<SourceFile, 'budget' | 'embed'>,
  name: string,
  content: AsyncIterable<Uint8Array>,
  expected?: number,
): Promise<void> {
  const held = await collect(content, budget, expected);
  try {
    await embed({ name, bytes: held.bytes, ...cutBy(held.fault, held.bytes) });
  } finally {
    held.release();
  }
}

function cutBy(fault: Stop | undefined, { length }: Uint8Array) {
  if (fault === undefined) return {};
  const { reason } = fault;
  if (reason === 'unknown-compression' || reason === 'password')
    return { unreadable: reason } as const;
  if (length === 0) return { unreadable: 'malformed' } as const;
  return { fault: reason };
}
