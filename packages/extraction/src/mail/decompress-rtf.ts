import { littleEndian } from '../bytes/little-endian.ts';

const COMPRESSED = 0x75465a4c;
const WINDOW = 4096;
const HEADER_BYTES = 16;
/** What the window holds before the first byte. Source: [MS-OXRTFCP] 2.1.2.1. */
const PRELOADED =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript ' +
  '\\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par ' +
  '\\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';

/** The rich text of a message, which is kept compressed ([MS-OXRTFCP]); up to `most` bytes. */
export function decompressRtf(bytes: Uint8Array, most: number): Uint8Array {
  if (littleEndian(bytes, 8, 4) !== COMPRESSED) return bytes.subarray(HEADER_BYTES);
  const size = Math.min(most, littleEndian(bytes, 4, 4));
  const window = Buffer.alloc(WINDOW);
  let next = window.write(PRELOADED, 'latin1');
  const written = Buffer.alloc(Math.min(size, bytes.length * 9));
  let length = 0;
  let at = HEADER_BYTES;

  function put(byte: number): void {
    written[length] = byte;
    length += 1;
    window[next] = byte;
    next = (next + 1) % WINDOW;
  }

  while (at < bytes.length && length < written.length) {
    const flags = bytes[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && length < written.length && at < bytes.length; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        put(bytes[at] ?? 0);
        at += 1;
      } else {
        const token = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
        at += 2;
        const from = token >> 4;
        // A copy from where the next byte goes is the end.
        if (from === next) return written.subarray(0, length);
        const copied = Math.min((token & 0x0f) + 2, written.length - length);
        for (let index = 0; index < copied; index += 1) put(window[(from + index) % WINDOW] ?? 0);
      }
    }
  }
  return written.subarray(0, length);
}
