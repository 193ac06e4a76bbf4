import { defineText, formatCount } from '@waybill/ui';

/** Sentences of which each says one fact that a step rests on. */
export const evidenceText = defineText('screens/discovery/trace/inspector/evidence', {
  'source-path': (path: string) => `The event names the file that it read: ${path}.`,
  'source-url': (url: string) => `The event names the address that it read: ${url}.`,
  'source-id': (id: string) => `The event names the item that it read by its id: ${id}.`,
  'vendor-id': (id: string) => `Both sides carry the service’s own id ${id}.`,
  'held-since': (name: string, since: string) => `${name} had held that version since ${since}.`,
  digest: (digest: string) => `Both have the same content, SHA-256 ${digest}.`,
  member: (archive: string, name: string) => `${archive} is listed to hold ${name}.`,
  'independent-origins': (count: number) =>
    `That content has ${formatCount(count)} independent ${count === 1 ? 'origin' : 'origins'}: it is rare.`,
  'clipboard-digest': (digest: string) =>
    `The clipboard of the device held the same content, SHA-256 ${digest}.`,
  similarity: (percent: string) => `The two contents are ${percent} alike.`,
  name: (name: string) => `Both are named ${name}.`,
  size: (size: string) => `Both are ${size} large.`,
  'seconds-apart': (seconds: number) =>
    `${formatCount(seconds)} ${seconds === 1 ? 'second lies' : 'seconds lie'} between them.`,
  'paired-event': () => 'A second source saw the same act.',
  'clock-difference': (seconds: number) =>
    `The clocks of the two sources differ by ${formatCount(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`,
});
