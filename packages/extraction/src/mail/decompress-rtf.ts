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
  // No token of two bytes represents more than 17.
  const size = Math.min(most, littleEndian(bytes, 4, 4), bytes.length * 9);
  const output = createOutput(size);
  let at = HEADER_BYTES;
  while (at < bytes.length && !output.isDone()) {
    const flags = bytes[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < bytes.length; bit += 1) {
      const isCopy = (flags & (1 << bit)) !== 0;
      if (isCopy) output.copy(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0));
      else output.put(bytes[at] ?? 0);
      at += isCopy ? 2 : 1;
    }
  }
  return output.written();
}

/** What has been written so far, and the window that copies are taken from. */
function createOutput(size: number) {
  const window = Buffer.alloc(WINDOW);
  const bytes = Buffer.alloc(size);
  let next = window.write(PRELOADED, 'latin1');
  let length = 0;
  let isEnded = false;

  function put(byte: number): void {
    if (isEnded || length >= size) return;
    bytes[length] = byte;
    length += 1;
    window[next] = byte;
    next = (next + 1) % WINDOW;
  }

  return {
    put,
    copy: (token: number): void => {
      const from = token >> 4;
      // A copy from where the next byte goes is the end.
      isEnded ||= from === next;
      const count = isEnded ? 0 : Math.min((token & 0x0f) + 2, size - length);
      for (let index = 0; index < count; index += 1) put(window[(from + index) % WINDOW] ?? 0);
    },
    isDone: () => isEnded || length >= size,
    written: () => bytes.subarray(0, length),
  };
}
