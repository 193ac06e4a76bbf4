import { formatCount, type Translation } from '@waybill/ui';
import type { evidenceText } from './evidence.text.ts';

export const de: Translation<typeof evidenceText> = {
  'source-path': (path) => `Das Ereignis nennt die Datei, die es gelesen hat: ${path}.`,
  'source-url': (url) => `Das Ereignis nennt die Adresse, die es gelesen hat: ${url}.`,
  'source-id': (id) => `Das Ereignis nennt das gelesene Element mit seiner Kennung: ${id}.`,
  'vendor-id': (id) => `Beide Seiten haben dieselbe Dienst-ID ${id}.`,
  'held-since': (name, since) => `${name} enthielt diese Version seit ${since}.`,
  digest: (digest) => `Beide haben denselben Inhalt, SHA-256 ${digest}.`,
  member: (archive, name) => `Laut Verzeichnis enthält ${archive} die Datei ${name}.`,
  'independent-origins': (count) =>
    count === 1
      ? 'Dieser Inhalt hat eine unabhängige Herkunft: Er ist selten.'
      : `Dieser Inhalt hat ${formatCount(count)} unabhängige Herkünfte: Er ist selten.`,
  'clipboard-digest': (digest) =>
    `Die Zwischenablage des Geräts enthielt denselben Inhalt, SHA-256 ${digest}.`,
  similarity: (percent) => `Die beiden Inhalte stimmen zu ${percent} überein.`,
  name: (name) => `Beide heißen ${name}.`,
  size: (size) => `Beide sind ${size} groß.`,
  'seconds-apart': (seconds) =>
    seconds === 1
      ? 'Dazwischen liegt eine Sekunde.'
      : `Dazwischen liegen ${formatCount(seconds)} Sekunden.`,
  'paired-event': () => 'Eine zweite Quelle hat dieselbe Aktion gemeldet.',
  'clock-difference': (seconds) =>
    seconds === 1
      ? 'Die Uhren der beiden Quellen weichen um eine Sekunde ab.'
      : `Die Uhren der beiden Quellen weichen um ${formatCount(seconds)} Sekunden ab.`,
};
