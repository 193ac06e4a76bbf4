import { sniffEncoding, type Encoding } from './sniff-encoding.ts';

const PIECE_BYTES = 256 * 1024;

/** A text piece by piece, from bytes in whatever encoding they turn out to have. */
export function* decodeText(bytes: Uint8Array, told?: string): Generator<string> {
  const encoding = sniffEncoding(bytes, told);
  const decode = decoderOf(encoding);
  for (let at = encoding.skip; at < bytes.length; at += PIECE_BYTES) {
    const isLast = at + PIECE_BYTES >= bytes.length;
    yield decode(bytes.subarray(at, at + PIECE_BYTES), !isLast);
  }
}

/** Decodes a stream of pieces; the encoding is settled by the first one. */
export async function* decodePieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ReturnType<typeof decoderOf> | undefined;
  for await (const piece of pieces) {
    let rest = piece;
    if (!decode) {
      const encoding = sniffEncoding(piece);
      decode = decoderOf(encoding);
      rest = piece.subarray(encoding.skip);
    }
    yield decode(rest, true);
  }
  if (decode) yield decode(new Uint8Array(0), false);
}

/** Decodes piece after piece; `true` says that more will come. */
function decoderOf({ label }: Encoding): (bytes: Uint8Array, goesOn: boolean) => string {
  if (label.startsWith('utf-32')) return utf32Decoder(label === 'utf-32le');
  const decoder = new TextDecoder(label);
  return (bytes, goesOn) => decoder.decode(bytes, { stream: goesOn });
}

/** The pieces of a file are a multiple of four bytes long, all but the last. */
function utf32Decoder(isLittle: boolean): (bytes: Uint8Array) => string {
  return (bytes) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let text = '';
    for (let at = 0; at + 4 <= bytes.length; at += 4) {
      const code = view.getUint32(at, isLittle);
      text += code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    }
    return text;
  };
}
