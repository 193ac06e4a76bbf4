import { defineText, formatCount } from '@waybill/ui';

/** Words for data types and findings; stored values are listed under their own names. */
export const classificationText = defineText('components/classification/classification', {
  personal: 'Personal',
  financial: 'Financial',
  health: 'Health',
  secret: 'Secret',
  source: 'Source code',
  business: 'Business',
  government: 'Government',

  sensitivity0: 'Public',
  sensitivity1: 'Internal',
  sensitivity2: 'Confidential',
  sensitivity3: 'Sensitive',
  sensitivity4: 'Highly sensitive',

  low: 'Low',
  medium: 'Medium',
  high: 'High',
  confidence: (level: string) => `Confidence: ${level}`,

  complete: 'Read in full',
  partial: 'Read in part',
  encrypted: 'Encrypted',
  unsupported: 'Unsupported file type',
  failed: 'Unreadable',

  pattern: 'Matches the pattern',
  check: 'Check digits or structure valid',
  keyword: (word: string, distance: number) =>
    `Keyword “${word}”, ${formatCount(distance)} ${distance === 1 ? 'byte' : 'bytes'} away`,
  header: (word: string) => `Column header “${word}”`,
  path: (word: string) => `Field name “${word}”`,
  field: 'Entire field value',
  decoded: (from: string) => `Decoded from ${from}`,
  exempted: (reason: string) => `Excluded: ${reason}`,
  feature: (name: string, value: string) => `${name}: ${value}`,
  hash: 'Against: looks like a hash',
  uuid: 'Against: looks like a UUID',
  epoch: 'Against: looks like a timestamp',
  number: 'Against: part of a longer number',
  placeholder: 'Against: looks like a placeholder',
  testValue: 'Against: published test value',

  masked: 'masked',
  wholeText: 'Applies to the whole text',
  found: (count: number, distinct: number) =>
    `${formatCount(count)} found, ${formatCount(distinct)} unique`,
  exemptedCount: (count: number) => `${formatCount(count)} excluded`,
  exceptedMark: 'Excluded',
  shadow: 'Trial',
  shadowHelp: 'Trial data type: findings are counted but have no effect.',
  evidence: 'Evidence',
  more: (count: number) => `${formatCount(count)} more not shown`,
});
