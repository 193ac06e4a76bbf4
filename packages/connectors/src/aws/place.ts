import type { Place } from '@waybill/contract';

/** An S3 bucket; its account if the record names the owner. */
export function bucketPlace(bucket: string | null, account: string | null): Place {
  return { kind: 'app', name: 'AWS S3', host: null, container: bucket, account };
}

/** Something kept in an AWS account outside S3: a snapshot, an image, a database. */
export function servicePlace(container: string | null, account: string | null): Place {
  return { kind: 'app', name: 'AWS', host: null, container, account };
}

/**
 * An account with access to data, or a copy of it; null account: known to be another, but not which.
 */
export function accountPlace(account: string | null): Place {
  return { kind: 'account', name: 'AWS', host: null, container: null, account };
}

export const PUBLIC_PLACE: Place = {
  kind: 'public',
  name: 'Public',
  host: null,
  container: null,
  account: null,
};

export const INTERNET_PLACE: Place = {
  kind: 'internet',
  name: 'Internet',
  host: null,
  container: null,
  account: null,
};
