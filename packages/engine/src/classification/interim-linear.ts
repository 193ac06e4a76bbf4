import type { LinearPattern } from '../patterns/linear-pattern.ts';

let lastBytes: Uint8Array | null = null;
let lastText = '';

function latin1(bytes: Uint8Array): string {
  if (bytes === lastBytes) return lastText;
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  lastBytes = bytes;
  lastText = text;
  return text;
}

/** Stands in for `linearPattern` until it is there. */
export function interimLinear(source: string, caseless: boolean): LinearPattern {
  const bytesSource = source.replaceAll(
    /[^\0-\x7f]/gu,
    (letter) => `(?:${encodeURIComponent(letter).replaceAll('%', '\\x')})`,
  );
  const pattern = new RegExp(bytesSource, caseless ? 'iy' : 'y');
  return {
    source,
    matchAt(bytes, start, limit) {
      pattern.lastIndex = start;
      const match = pattern.exec(latin1(bytes).slice(0, limit));
      return match && match[0] !== '' ? start + match[0].length : -1;
    },
    find: () => null,
    literals: null,
    shape: null,
    longest: null,
  };
}
