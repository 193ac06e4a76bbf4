// Every platform has both; the engine declares the little it uses, since it is typed without any of them.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };
declare const TextDecoder: new (
  label: string,
  options: { ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const littleEndian = new TextDecoder('utf-16le', { ignoreBOM: true });
const bigEndian = new TextDecoder('utf-16be', { ignoreBOM: true });

/** Lone surrogates become U+FFFD. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** Setting up the decoder costs more than reading this many ASCII bytes individually. */
const SHORT = 24;

/** Decodes the bytes between; invalid UTF-8 becomes U+FFFD. Never throws. */
export function decodeUtf8(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > SHORT) return decoder.decode(bytes.subarray(start, end));
  let text = '';
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > 127) return decoder.decode(bytes.subarray(start, end));
    text += String.fromCharCode(byte);
  }
  return text;
}

/** Invalid UTF-16 becomes U+FFFD. Never throws. */
export function decodeUtf16(bytes: Uint8Array, order: 'le' | 'be'): string {
  return (order === 'le' ? littleEndian : bigEndian).decode(bytes);
}
