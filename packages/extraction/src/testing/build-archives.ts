import { crc32 } from 'node:zlib';

/** A rar archive (version 4) of one file, stored. */
export function buildRar(name: string, content: string, isEncrypted = false): Buffer {
  const archive = Buffer.alloc(11);
  archive[0] = 0x73;
  archive.writeUInt16LE(13, 3);
  const file = Buffer.alloc(30 + name.length);
  file[0] = 0x74;
  file.writeUInt16LE(isEncrypted ? 0x8004 : 0x8000, 1);
  file.writeUInt16LE(32 + name.length, 3);
  file.writeUInt32LE(content.length, 5);
  file.writeUInt32LE(content.length, 9);
  file[13] = 3;
  file.writeUInt32LE(crc32(content), 14);
  file[22] = 20;
  file[23] = 0x30;
  file.writeUInt16LE(name.length, 24);
  file.writeUInt32LE(0o100644, 26);
  file.write(name, 30);
  return Buffer.concat([
    Buffer.from('Rar!\x1a\x07\x00', 'latin1'),
    checked(archive),
    checked(file),
    Buffer.from(content),
  ]);
}

function checked(header: Buffer): Buffer {
  const sum = Buffer.alloc(2);
  sum.writeUInt16LE(crc32(header) & 0xffff);
  return Buffer.concat([sum, header]);
}

/** A 7z archive of one file, copied without compression; sizes are below 128. */
export function build7z(name: string, content: string): Buffer {
  const names = Buffer.from(`${name}\0`, 'utf16le');
  const contentSum = Buffer.alloc(4);
  contentSum.writeUInt32LE(crc32(content));
  const header = Buffer.concat([
    // Streams: where they lie, that their one coder copies, their size and sum.
    Buffer.from([0x01, 0x04, 0x06, 0x00, 0x01, 0x09, content.length, 0x00]),
    Buffer.from([0x07, 0x0b, 0x01, 0x00, 0x01, 0x01, 0x00, 0x0c, content.length, 0x00]),
    Buffer.from([0x08, 0x0a, 0x01]),
    contentSum,
    Buffer.from([0x00, 0x00]),
    // Files: one, with this name.
    Buffer.from([0x05, 0x01, 0x11, names.length + 1, 0x00]),
    names,
    Buffer.from([0x00, 0x00]),
  ]);
  const start = Buffer.alloc(20);
  start.writeBigUInt64LE(BigInt(content.length), 0);
  start.writeBigUInt64LE(BigInt(header.length), 8);
  start.writeUInt32LE(crc32(header), 16);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(start));
  return Buffer.concat([
    Buffer.from('7z\xbc\xaf\x27\x1c\x00\x04', 'latin1'),
    sum,
    start,
    Buffer.from(content),
    header,
  ]);
}
