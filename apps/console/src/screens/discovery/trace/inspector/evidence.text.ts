import { defineText, formatCount } from '@waybill/ui';

/** Sentences, each with one fact of a step's evidence. */
export const evidenceText = defineText('screens/discovery/trace/inspector/evidence', {
  'source-path': (path: string) => `The event names the source file: ${path}.`,
  'source-url': (url: string) => `The event names the source URL: ${url}.`,
  'source-id': (id: string) => `The event names the source item by its ID: ${id}.`,
  'vendor-id': (id: string) => `Both sides have the same service ID ${id}.`,
  'held-since': (name: string, since: string) => `${name} has held that version since ${since}.`,
  digest: (digest: string) => `Both have the same content, SHA-256 ${digest}.`,
  member: (archive: string, name: string) =>
    `${archive} contains ${name} according to its file list.`,
  'independent-origins': (count: number) =>
    `That content has ${formatCount(count)} independent ${count === 1 ? 'origin' : 'origins'}, so a match is significant.`,
  'clipboard-digest': (digest: string) =>
    `The device clipboard contained the same content, SHA-256 ${digest}.`,
  similarity: (percent: string) => `The contents are ${percent} similar.`,
  name: (name: string) => `Both are named ${name}.`,
  size: (size: string) => `Both are ${size} in size.`,
  'seconds-apart': (seconds: number) =>
    `${formatCount(seconds)} ${seconds === 1 ? 'second' : 'seconds'} apart.`,
  'paired-event': () => 'A second source recorded the same event.',
  'clock-difference': (seconds: number) =>
    `The clocks of the two sources differ by ${formatCount(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`,
});
