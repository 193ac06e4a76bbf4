import { shippedBytes } from '../values/shipped-bytes.ts';

// Every platform that has it calls it so; the engine declares the little it uses.
interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see `shippedModule`
  Instance: new <Exports>(module: object) => { exports: Exports };
}
declare const WebAssembly: WebAssemblyApi | undefined;

/**
 * Exports of a WebAssembly module shipped as Base64; null if the platform does not support or allow it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a module exports is known to whoever ships it
export function shippedModule<Exports>(base64: string): Exports | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    const module = new WebAssembly.Module(shippedBytes(base64));
    return new WebAssembly.Instance<Exports>(module).exports;
  } catch {
    // A content security policy forbids it, or SIMD is missing.
    return null;
  }
}
