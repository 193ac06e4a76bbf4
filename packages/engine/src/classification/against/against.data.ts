import type { AgainstReason } from '../classification.ts';

/** What a non-value looks like, in finer categories than the reported reason. */
export type AgainstSign =
  | 'inside-uuid'
  | 'whole-uuid'
  | 'inside-hash'
  | 'whole-hash'
  | 'time-named'
  | 'time-shaped'
  | 'inside-number'
  | 'inside-dump'
  | 'hex-constant'
  | 'inside-identifier'
  | 'inside-address'
  | 'placeholder-word'
  | 'placeholder-digits'
  | 'test-value';

interface AgainstRule {
  reason: AgainstReason;
  /** Confidence levels removed if there is no supporting evidence. */
  bare: number;
  /** Confidence levels removed for a value that passes its check and fills its field. */
  field: number;
  /** Steps down with a keyword near, in the header or in the path. */
  supported: number;
  /** Steps down with a keyword and a check that held. */
  proven: number;
}

/**
 * Confidence levels that each sign removes. Three discard any finding: part of another value is never a
 * value, whatever is nearby. Shapes that values can have by chance are outweighed by a keyword.
 */
export const AGAINST_RULES: Readonly<Record<AgainstSign, AgainstRule>> = {
  'inside-uuid': { reason: 'uuid', bare: 3, field: 3, supported: 3, proven: 3 },
  'whole-uuid': { reason: 'uuid', bare: 3, field: 2, supported: 0, proven: 0 },
  'inside-hash': { reason: 'hash', bare: 3, field: 3, supported: 3, proven: 3 },
  'whole-hash': { reason: 'hash', bare: 3, field: 1, supported: 0, proven: 0 },
  'time-named': { reason: 'epoch', bare: 3, field: 3, supported: 2, proven: 2 },
  'time-shaped': { reason: 'epoch', bare: 2, field: 0, supported: 0, proven: 0 },
  'inside-number': { reason: 'number', bare: 3, field: 3, supported: 3, proven: 3 },
  'inside-dump': { reason: 'number', bare: 3, field: 3, supported: 3, proven: 3 },
  'hex-constant': { reason: 'number', bare: 3, field: 3, supported: 2, proven: 2 },
  'inside-identifier': { reason: 'number', bare: 2, field: 2, supported: 1, proven: 1 },
  'inside-address': { reason: 'number', bare: 2, field: 2, supported: 0, proven: 0 },
  'placeholder-word': { reason: 'placeholder', bare: 3, field: 3, supported: 3, proven: 3 },
  'placeholder-digits': { reason: 'placeholder', bare: 2, field: 0, supported: 1, proven: 0 },
  'test-value': { reason: 'test-value', bare: 1, field: 1, supported: 1, proven: 1 },
};

/** Names whose values are times. */
export const TIME_NAMES: readonly string[] = [
  'time',
  'timestamp',
  'ts',
  'epoch',
  'date',
  'datetime',
  'created',
  'updated',
  'modified',
  'changed',
  'deleted',
  'expires',
  'expiry',
  'expiration',
  'exp',
  'iat',
  'nbf',
  'mtime',
  'ctime',
  'atime',
  'since',
  'until',
  'now',
  'at',
];

/** Names of columns whose values never identify anyone, whatever they look like. */
export const NEUTRAL_NAMES: readonly string[] = [
  ...TIME_NAMES,
  'id',
  'uid',
  'uuid',
  'guid',
  'hash',
  'sha',
  'sha1',
  'sha256',
  'md5',
  'checksum',
  'digest',
  'etag',
  'commit',
  'revision',
  'rev',
  'version',
  'build',
  'count',
  'total',
  'sum',
  'amount',
  'price',
  'cost',
  'size',
  'length',
  'width',
  'height',
  'offset',
  'position',
  'index',
  'seq',
  'sequence',
  'duration',
  'latency',
  'elapsed',
  'ms',
  'bytes',
  'score',
  'rank',
  'lat',
  'lon',
  'lng',
  'latitude',
  'longitude',
  'order',
  'sku',
  'quantity',
  'port',
  'pid',
];

/** Placeholder words for a secret. Each is a part of the value, in any case. */
export const PLACEHOLDER_WORDS: readonly string[] = [
  'changeme',
  'change_me',
  'change-me',
  'placeholder',
  'redacted',
  'removed',
  'replace',
  'dummy',
  'example',
  'your_',
  'your-',
  'yourapi',
  'yourkey',
  'yoursecret',
  'yourtoken',
  'yourpassword',
  'insert_',
  'insert-',
  'xxxxx',
  '*****',
  '.....',
  '-----',
  '#####',
  '00000000',
  '1234567890',
  '0123456789',
  'abcdefgh',
  'abcdef1234',
];
