import type { Translation } from '@waybill/ui';
import type { backtestText } from './backtest.text.ts';

export const de: Translation<typeof backtestText> = {
  backtestTitle: 'Backtest mit gespeicherten Ereignissen',
  backtestNote:
    'Wertet gespeicherte Ereignisse mit dem Entwurf aus, genau wie neue Ereignisse. Es wird nichts geändert.',
  startBacktest: 'Backtest starten',
  startAgain: 'Erneut starten',
  cancelBacktest: 'Abbrechen',
  backtestRuns: 'Gespeicherte Ereignisse werden ausgewertet',
  backtestCancelled: 'Abgebrochen. Nichts wurde gespeichert.',
  found: 'Ergebnis',
  span: 'Zeitraum',
  scanned: 'Betrachtet',
  events: 'Treffer',
  detections: 'Erkennungen',
  people: 'Personen',
  topShare: 'Anteil der drei aktivsten Personen',
  precision: 'Genauigkeit',
  perEvent: 'Zeit je Ereignis',
  isPartial: 'Die gespeicherten Ereignisse decken nicht den gesamten Zeitraum ab.',
  perDay: 'Treffer je Tag',
  examples: 'Beispiele',
  noVerdicts: 'noch keine Urteile',
  noneOfBucket: 'Keine.',
  nearlyMet: 'Beinahe-Treffer',
  nearlyMetNote:
    'Ereignisse, die bis auf einen Teil der Bedingung zutreffen. Nehmen Sie auf, was gefunden werden soll.',
  takenOut: 'Durch Ausnahmen ausgeschlossen',
  takenOutNote:
    'Ereignisse, die zutreffen, aber ausgenommen sind. Nehmen Sie auf, was gefunden werden soll.',
  nothingLeftOut: 'Keine in den letzten 30 Tagen.',
  confirmedFound: 'Bestätigte gefunden',
  foundOf: (found, known) => `${found} von ${known}`,
  missed: 'Bestätigt und nicht mehr gefunden',
  hasChanged: 'Der Entwurf wurde seitdem geändert. Starten Sie den Backtest erneut.',
  inDays: (events, days) => `${events} in ${days} Tagen`,
  backtestSoFar: (scanned: string, events: string, day: string) =>
    `${scanned} Ereignisse ausgewertet, ${events} Treffer, aktuell ${day}`,
  backtestFailed: (reason: string) => `Der Backtest ist fehlgeschlagen. ${reason}`,
  took: (ms: number) => `${ms} ms`,
  microseconds: (us: number) => `${us.toFixed(2)} µs`,
  added: (version: number) => `Neu gegenüber Version ${version}`,
  removed: (version: number) => `Nicht mehr gefunden, anders als Version ${version}`,
  changed: (version: number) => `Andere Reaktion als Version ${version}`,
  bucketCount: (events: string, detections: string, precision: string) =>
    `${events} Ereignisse, ${detections} Erkennungen, ${precision}`,
  interval: (value: string, low: string, high: string, count: number) =>
    `${value} (${low} bis ${high}, von ${count})`,
};
