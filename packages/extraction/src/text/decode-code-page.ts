import { CODE_PAGE_LABELS, DOS_CODE_PAGES } from './code-pages.data.ts';

type Decoder = InstanceType<typeof TextDecoder>;

const decoders = new Map<number, Decoder>();

/** Text of bytes in a code page of Windows, DOS or Macintosh; unknown ones are read as 1252. */
export function decodeCodePage(bytes: Uint8Array, codePage: number): string {
  const upper = DOS_CODE_PAGES[codePage];
  if (upper !== undefined) {
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : upper.charAt(byte - 128),
    ).join('');
  }
  return decoderOf(codePage).decode(bytes);
}

function decoderOf(codePage: number): Decoder {
  const known = decoders.get(codePage);
  if (known) return known;
  const decoder = openDecoder(CODE_PAGE_LABELS[codePage] ?? `windows-${codePage}`);
  decoders.set(codePage, decoder);
  return decoder;
}

function openDecoder(label: string): Decoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
