import { defineText, formatCount } from '@waybill/ui';

/** Words for data types and for what was found; stored values stand here under their own names. */
export const classificationText = defineText('components/classification/classification', {
  personal: 'Personal',
  financial: 'Financial',
  health: 'Health',
  secret: 'Secret',
  source: 'Source code',
  business: 'Business',
  government: 'Government',

  sensitivity0: 'Open',
  sensitivity1: 'Internal',
  sensitivity2: 'Confidential',
  sensitivity3: 'Sensitive',
  sensitivity4: 'Most sensitive',

  low: 'Low',
  medium: 'Medium',
  high: 'High',
  confidence: (level: string) => `Confidence: ${level}`,

  complete: 'Read in full',
  partial: 'Read in part',
  encrypted: 'Encrypted',
  unsupported: 'Kind of file not read',
  failed: 'Could not be read',

  pattern: 'Written as the type is',
  check: 'Check digits or structure hold',
  keyword: (word: string, distance: number) =>
    `Word “${word}” near it, ${formatCount(distance)} ${distance === 1 ? 'byte' : 'bytes'} away`,
  header: (word: string) => `Column header “${word}”`,
  path: (word: string) => `Field name “${word}”`,
  field: 'All that its field holds',
  decoded: (from: string) => `Decoded from ${from}`,
  exempted: (reason: string) => `Excepted: ${reason}`,
  feature: (name: string, value: string) => `${name}: ${value}`,
  hash: 'Against it: it looks like a hash',
  uuid: 'Against it: it looks like a UUID',
  epoch: 'Against it: it looks like a point in time',
  number: 'Against it: it is part of a longer number',
  placeholder: 'Against it: it looks like a placeholder',
  testValue: 'Against it: it is a published test value',

  masked: 'masked',
  wholeText: 'Tells of the text as a whole',
  found: (count: number, distinct: number) =>
    `${formatCount(count)} found, ${formatCount(distinct)} different`,
  exemptedCount: (count: number) => `${formatCount(count)} excepted`,
  exceptedMark: 'Excepted',
  shadow: 'Tried out',
  shadowHelp: 'The type is tried out: it counts and has no effect.',
  evidence: 'Evidence',
  more: (count: number) => `${formatCount(count)} more are not listed`,
});
