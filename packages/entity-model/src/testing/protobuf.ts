/** Writers of the protobuf wire format, as much of it as a model file needs. */

const VARINT = 0;
const LENGTH_DELIMITED = 2;

function varint(value: number): number[] {
  const groups: number[] = [];
  let rest = value;
  while (rest > 127) {
    groups.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...groups, rest];
}

/** A whole number from zero. */
export function int(field: number, value: number): Buffer {
  return Buffer.from([...varint(field * 8 + VARINT), ...varint(value)]);
}

/** Bytes, a text, or a message that is put together of its fields. */
export function bytes(field: number, ...content: (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([
    Buffer.from([...varint(field * 8 + LENGTH_DELIMITED), ...varint(body.length)]),
    body,
  ]);
}
