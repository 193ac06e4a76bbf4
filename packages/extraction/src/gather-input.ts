/** The first bytes of an input in one piece; `isCut` when it has more than `most`. */
export async function gatherInput(
  input: Uint8Array | AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  if (input instanceof Uint8Array) {
    return { bytes: input.subarray(0, most), isCut: input.length > most };
  }
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of input) {
    pieces.push(piece);
    length += piece.length;
    if (length > most) break;
  }
  return { bytes: Buffer.concat(pieces).subarray(0, most), isCut: length > most };
}
