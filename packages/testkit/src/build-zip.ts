import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  name: string;
  content: string | Uint8Array;
  /** Size that the archive claims instead of the true one. */
  claimed?: number;
  isStored?: boolean;
  isEncrypted?: boolean;
  /** Compression method that is written down, whatever the content is. */
  method?: number;
}

/** A zip archive as other programs write it; what `ZipFile` allows can make it lie. */
export function buildZip(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { header, data, name } = pack(file);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), header, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

function pack(file: ZipFile) {
  const content = Buffer.from(file.content);
  const data = file.isStored ? content : deflateRawSync(content);
  const name = Buffer.from(file.name);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(file.isEncrypted ? 1 : 0, 2);
  header.writeUInt16LE(file.method ?? (file.isStored ? 0 : 8), 4);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(file.claimed ?? content.length, 18);
  header.writeUInt16LE(name.length, 22);
  return { header, data, name };
}
