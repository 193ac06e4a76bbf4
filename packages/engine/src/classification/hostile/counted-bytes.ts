/** Bytes that count how often they are read; a native read counts as one. */
export function countedBytes(source: Uint8Array): { bytes: Uint8Array; reads(): number } {
  let reads = 0;
  const part = (from = 0, to = source.length): Uint8Array => {
    reads += Math.max(0, Math.min(to, source.length) - from);
    return source.subarray(from, to);
  };
  const find = (byte: number, from = 0): number => {
    const at = source.indexOf(byte, from);
    reads += (at < 0 ? source.length : at) - from;
    return at;
  };
  const bytes = new Proxy(source, {
    get(target, name): unknown {
      if (name === 'subarray' || name === 'slice') return part;
      if (name === 'indexOf') return find;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === 'function') return value.bind(target);
      if (name !== 'length') reads += 1;
      return value;
    },
  });
  return { bytes, reads: () => reads };
}
