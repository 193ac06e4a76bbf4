import type { SpecifiedName } from '@waybill/contract';

/**
 * Applications that are sources, by process name: lower case, without `.exe`, `.app` and anything after
 * ` helper`.
 */
export const APPLICATION_SOURCES: Readonly<Record<string, SpecifiedName>> = {
  notes: 'Notes',
  mobilenotes: 'Notes',
  msedge: 'Microsoft Edge',
  'microsoft edge': 'Microsoft Edge',
  msedgewebview2: 'Microsoft Edge',
  textedit: 'TextEdit',
  acrobat: 'AdobeAcrobat',
  acrord32: 'AdobeAcrobat',
  acrocef: 'AdobeAcrobat',
  acrobatdc: 'AdobeAcrobat',
  adobeacrobat: 'AdobeAcrobat',
  'adobe acrobat': 'AdobeAcrobat',
  'adobe acrobat dc': 'AdobeAcrobat',
  'adobe acrobat reader': 'AdobeAcrobat',
  'acrobat reader': 'AdobeAcrobat',
  adobereader: 'AdobeAcrobat',
  chrome: 'Google Chrome',
  'google chrome': 'Google Chrome',
  'google-chrome': 'Google Chrome',
  'google-chrome-stable': 'Google Chrome',
  winword: 'Microsoft Word',
  'microsoft word': 'Microsoft Word',
  excel: 'Microsoft Excel',
  'microsoft excel': 'Microsoft Excel',
};
