import { defineText, formatCount } from '@waybill/ui';

const plural = (count: number, word: string) =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

export const detectionDataText = defineText('components/classification/detection/detection-data', {
  data: 'Data',
  loading: 'Loading content findings',
  none: 'The events contain no content, so nothing was classified.',
  nothingFound: 'No data types found.',
  contents: (count: number) => plural(count, 'content'),
  version: (seq: number) => `version ${seq}`,
  unnamed: 'Unnamed',
  showMore: (count: number) => `Show ${formatCount(count)} more`,
  showFindings: 'Show findings',
  hideFindings: 'Hide findings',
  findings: 'Findings',
  findingsOf: (name: string) => `Findings in ${name}`,
  showOf: (action: string, name: string) => `${action}: ${name}`,
  readIsNoted: 'Values are masked. Viewing them is recorded in the audit log.',

  preview: 'Preview',
  hidePreview: 'Hide preview',
  previewOf: (name: string) => `Preview of ${name}`,
  previewIsNoted: 'Viewing it is recorded in the audit log.',
  notKept: 'The content is not stored. Only these masked lines are available.',
  cut: 'The text is truncated.',
  noText: 'No text to show for this part.',
  watermark: (name: string, at: string) => `${name} · ${at}`,

  wrongType: 'Wrong data type',
  wrongTypeOf: (type: string) => `Wrong data type: ${type}`,
  dialogNote:
    'From now on, Waybill ignores what you choose here for this data type. You can revoke this later.',
  value: 'This value',
  valueHint: 'Anywhere it occurs. Only its hash is stored.',
  object: (name: string) => `Everything in ${name}`,
  objectHint: 'This object, all versions.',
  person: 'Everything from this person',
  personHint: (key: string) => `Data moved by ${key}.`,
  source: (name: string) => `Everything from ${name}`,
  sourceHint: 'From all people. The broadest choice.',
  close: 'Also close this detection',
  made: (type: string) => `Exception created: ${type}`,
  madeAndClosed: (type: string, number: number) =>
    `Exception created: ${type}. DET-${number} closed`,
  undo: 'Undo',
  takenBack: 'Undone',
});
