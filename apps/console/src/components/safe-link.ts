/** Schemes of the specification, section 5; s3 and file links are shown but browsers cannot follow them. */
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'file:', 's3:', 'blob:']);

/** The link if it is valid and has an allowed scheme, else null. Vendors' data is untrusted. */
export function safeLink(text: string): string | null {
  try {
    const url = new URL(text);
    return SCHEMES.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
