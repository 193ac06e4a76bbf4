import { littleEndian } from '../bytes/little-endian.ts';

export interface ImageSize {
  width: number;
  height: number;
}

/** Width and height in pixels as the file claims them, for the formats that recognition reads. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 26) return undefined;
  const start = file.toString('latin1', 0, 4);
  if (start === '\x89PNG') return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (start === 'GIF8') return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
  if (start.startsWith('BM')) {
    return { width: littleEndian(file, 18, 4), height: Math.abs(file.readInt32LE(22)) };
  }
  return start.startsWith('\xff\xd8') ? jpegSize(file) : undefined;
}

/** In the segment that begins the frame; 0xC4, 0xC8 and 0xCC begin something else. */
function jpegSize(file: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}
