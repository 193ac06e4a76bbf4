// Every platform has it; the engine declares the little it uses, since it is typed without any of them.
declare const atob: (base64: string) => string;

/** Bytes that are shipped as base64 in a module: weights, compiled code. */
export function shippedBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
