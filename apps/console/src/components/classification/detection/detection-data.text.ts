import { defineText, formatCount } from '@waybill/ui';

const plural = (count: number, word: string) =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

export const detectionDataText = defineText('components/classification/detection/detection-data', {
  data: 'Data',
  loading: 'Loading what its contents hold',
  none: 'No content came with its events, so nothing was classified.',
  nothingFound: 'No data type was found in it.',
  contents: (count: number) => plural(count, 'content'),
  version: (seq: number) => `version ${seq}`,
  unnamed: 'Without a name',
  showMore: (count: number) => `Show ${formatCount(count)} more`,
  showFindings: 'Show findings',
  hideFindings: 'Hide findings',
  findings: 'Findings',
  findingsOf: (name: string) => `Findings in ${name}`,
  showOf: (action: string, name: string) => `${action}: ${name}`,
  readIsNoted: 'Values are masked. Reading them is noted in the audit log.',

  preview: 'Preview',
  hidePreview: 'Hide preview',
  previewOf: (name: string) => `Preview of ${name}`,
  previewIsNoted: 'Looking at it is noted in the audit log.',
  notKept: 'The content is not kept: these masked lines are all there is.',
  cut: 'There is more text than is shown.',
  noText: 'No text of this part is shown.',
  watermark: (name: string, at: string) => `${name} · ${at}`,

  wrongType: 'Wrong data type',
  wrongTypeOf: (type: string) => `Wrong data type: ${type}`,
  dialogNote: 'What you name here no longer counts as this type, from now on. It can be revoked.',
  value: 'This value',
  valueHint: 'Wherever it stands; only a hash of it is kept.',
  object: (name: string) => `Everything in ${name}`,
  objectHint: 'This object, in all its versions.',
  person: 'Everything of this person',
  personHint: (key: string) => `What ${key} moves.`,
  source: (name: string) => `Everything from ${name}`,
  sourceHint: 'Of all people. Choose it last.',
  close: 'Close this detection, too',
  made: (type: string) => `Exception made: ${type}`,
  madeAndClosed: (type: string, number: number) => `Exception made: ${type}. DET-${number} closed`,
  undo: 'Undo',
  takenBack: 'Taken back',
});
