/** ASCII letters, digits and underscore by code: the characters of a token. */
const TOKEN_BYTES = Uint8Array.from({ length: 256 }, (_, code) =>
  /\w/.test(String.fromCharCode(code)) && code < 128 ? 1 : 0,
);

/** Whether the byte is an ASCII letter, a digit or an underscore. */
export function isTokenByte(byte: number | undefined): boolean {
  return byte !== undefined && TOKEN_BYTES[byte] === 1;
}
