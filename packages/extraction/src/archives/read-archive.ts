import { embedStream } from '../zip/read-zip.ts';
import type { Reader } from '../worker/source-file.ts';
import { archiveEntries } from './open-archive.ts';

/** Archives other than zip and tar: names of the files as text, and each file as its own part. */
export const readArchive: Reader = async (file) => {
  for await (const { name, isFile, isEncrypted, content } of archiveEntries(
    file.bytes,
    file.budget,
  )) {
    file.out.write(`${name}\n`);
    if (!isFile) continue;
    if (isEncrypted) {
      await file.embed({ name, bytes: new Uint8Array(0), unreadable: 'password' });
    } else {
      await embedStream(file, name, content());
    }
  }
};
