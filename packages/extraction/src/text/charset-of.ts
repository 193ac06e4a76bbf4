/** The `charset` parameter of a media type. */
export function charsetOf(mediaType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(mediaType ?? '')?.[1];
}
