import type { Translation } from '@waybill/ui';
import type { backtestText } from './backtest.text.ts';

export const de: Translation<typeof backtestText> = {
  backtestTitle: 'An der Vergangenheit erproben',
  backtestNote:
    'Der Entwurf beurteilt alles Aufbewahrte mit demselben Code, der neue Ereignisse beurteilt. Geschrieben wird nichts.',
  startBacktest: 'Rückblick starten',
  startAgain: 'Erneut starten',
  cancelBacktest: 'Abbrechen',
  backtestRuns: 'Aufbewahrtes wird beurteilt',
  backtestCancelled: 'Abgebrochen. Nichts wurde gespeichert.',
  found: 'Was sie findet',
  span: 'Zeitraum',
  scanned: 'Betrachtet',
  events: 'Treffer',
  detections: 'Erkennungen',
  people: 'Personen',
  topShare: 'Anteil der obersten drei Personen',
  precision: 'Genauigkeit',
  perEvent: 'Zeit je Ereignis',
  isPartial: 'Das Aufbewahrte reicht nicht bis zum Beginn des gewünschten Zeitraums zurück.',
  perDay: 'Treffer je Tag',
  examples: 'Beispiele',
  noVerdicts: 'noch keine Urteile',
  noneOfBucket: 'Keine.',
  nearlyMet: 'Beinahe getroffen',
  nearlyMetNote:
    'Handlungen, die alle Teile der Bedingung bis auf einen erfüllen. Aufnehmen, was hätte gefunden werden sollen.',
  takenOut: 'Durch Ausnahmen herausgenommen',
  takenOutNote:
    'Handlungen, die die Bedingung erfüllen und ausgenommen sind. Aufnehmen, was hätte gefunden werden sollen.',
  nothingLeftOut: 'In den letzten 30 Tagen gibt es nichts dergleichen.',
  confirmedFound: 'Bestätigte gefunden',
  foundOf: (found, known) => `${found} von ${known}`,
  missed: 'Bestätigt und nicht mehr gefunden',
  hasChanged: 'Der Entwurf hat sich seitdem geändert. Erneut starten zeigt, was er jetzt findet.',
  inDays: (events, days) => `${events} in ${days} Tagen`,
  backtestSoFar: (scanned: string, events: string, day: string) =>
    `${scanned} Ereignisse betrachtet, ${events} treffen zu, bei ${day}`,
  backtestFailed: (reason: string) => `Der Rückblick ist fehlgeschlagen. ${reason}`,
  took: (ms: number) => `${ms} ms`,
  microseconds: (us: number) => `${us.toFixed(2)} µs`,
  added: (version: number) => `Neu gegenüber Fassung ${version}`,
  removed: (version: number) => `Nicht mehr gefunden, anders als Fassung ${version}`,
  changed: (version: number) => `Anders beantwortet als Fassung ${version}`,
  bucketCount: (events: string, detections: string, precision: string) =>
    `${events} Ereignisse, ${detections} Erkennungen, ${precision}`,
  interval: (value: string, low: string, high: string, count: number) =>
    `${value} (${low} bis ${high}, von ${count})`,
};
