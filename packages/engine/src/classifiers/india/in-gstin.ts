import { hasLuhnBase36 } from '../../values/luhn-base-36.ts';
import { alphanumericsOf } from '../../values/digits-of.ts';
import { defineClassifier, type Level } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'in-gstin',
  name: 'Indian goods and services tax number (GSTIN)',
  class: 'business',
  locale: 'in',
  sensitivity: 2,
  keywords: [
    'gstin',
    'gst',
    'gst no',
    'gst number',
    'gst registration',
    'gst identification number',
    'tax identification',
  ],
  patterns: [
    {
      pattern: '[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]',
      caseless: true,
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[0-9]{2}-[A-Z]{5}-[0-9]{4}-[A-Z][1-9A-Z]-Z[0-9A-Z]',
      caseless: true,
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.in_.gstin',
  examples: {
    match: [
      {
        text: 'GSTIN 27AAPFU0939F1ZV',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'invoice of 27AAPFU0939F1ZV',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'GST no: 27-AAPFU-0939-F1-ZV',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'GSTIN 27AAPFU0939F1Z', source: 'written for this test: a character is missing' },
      { text: 'GSTIN 00AAPFU0939F1ZV', source: 'written for this test: no such state' },
      {
        text: 'GSTIN 27AAPFU0939F1YV',
        source: 'written for this test: another letter in place of the Z',
      },
    ],
  },
});

/** State, permanent account number, registration in the state, `Z`, Luhn’s check character in base 36. */
function levelOf(value: string): boolean | Level {
  const text = alphanumericsOf(value);
  const state = Number(text.slice(0, 2));
  if (hasLuhnBase36(text)) return isState(state) || state === 97 || state === 99 ? 'medium' : false;
  // The newest state and the registrations of no state count with their check only.
  return isState(state) && state < 38 ? 'low' : false;
}

function isState(state: number): boolean {
  return state > 0 && state < 39;
}
