/** An answer of the vendor, read to its end. */
export interface VendorAnswer {
  status: number;
  headers: Headers;
  /** The requested address. */
  url: string;
  bytes: Uint8Array;
}

/** The body as JSON; undefined when it is none. */
export function jsonOf(answer: Pick<VendorAnswer, 'bytes'>): unknown {
  try {
    // A byte order mark, which some vendors send, is no part of JSON.
    const parsed: unknown = JSON.parse(new TextDecoder().decode(answer.bytes));
    return parsed;
  } catch {
    return undefined;
  }
}
