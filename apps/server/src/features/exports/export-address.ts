/** Target of a stream in an S3-compatible store. */
export interface BucketAddress {
  bucket: string;
  /** Without leading and trailing slashes; empty for none. */
  prefix: string;
}

/** Bucket and prefix of `s3://bucket/prefix`; null if invalid. */
export function bucketAddress(address: string): BucketAddress | null {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/ -]*))?$/.exec(address);
  if (!match) return null;
  return { bucket: match[1] ?? '', prefix: (match[2] ?? '').replaceAll(/^\/+|\/+$/g, '') };
}

/** Whether an address accepts a POST: http or https, without credentials in it. */
export function isPostAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  // Plain http reaches allowed addresses inside the network only; the outbound client sees to that.
  return url.protocol === 'https:' || url.protocol === 'http:';
}
