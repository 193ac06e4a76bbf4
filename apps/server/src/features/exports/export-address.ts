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

/** A receiver of syslog messages. */
export interface SyslogAddress {
  host: string;
  port: number;
  /** Host and port as written. */
  authority: string;
  isTls: boolean;
}

/** Receiver of `syslog+tls://host:6514` or `syslog+tcp://host:601`; null when it is no such address. */
export function syslogAddress(address: string): SyslogAddress | null {
  const match = /^syslog\+(tls|tcp):\/\/(([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\]):(\d{1,5}))$/i.exec(
    address,
  );
  const [, protocol, authority, host, port] = match ?? [];
  if (authority === undefined || host === undefined || Number(port) > 65_535) return null;
  return {
    host: host.replaceAll(/^\[|\]$/g, ''),
    port: Number(port),
    authority,
    isTls: protocol?.toLowerCase() === 'tls',
  };
}

/** Whether something can be posted to an address: http or https, without credentials in it. */
export function isPostAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  // Plain http reaches allowed addresses inside the network only; the outbound client sees to that.
  return url.protocol === 'https:' || url.protocol === 'http:';
}
