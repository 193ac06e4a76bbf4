import { formatCount, type Translation } from '@waybill/ui';
import type { integrationText } from './integration.text.ts';

export const de: Translation<typeof integrationText> = {
  pageTitle: (name) => `${name} · Integrationen`,
  gone: 'Diese Integration gibt es nicht',
  goneNote: 'Vielleicht wurde sie entfernt. Was sie gebracht hat, ist noch da.',
  toSources: 'Quellen ansehen',

  actions: 'Weitere Aktionen',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  runNow: 'Jetzt ausführen',
  test: 'Prüfen',
  reauthorise: 'Zugangsdaten erneuern',
  rename: 'Umbenennen',
  backfill: 'Nachlesen',
  remove: 'Entfernen',
  connectAnother: (source) => `${source} noch einmal verbinden`,
  others: (source) => `Integrationen von ${source}`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  name: 'Name',
  close: 'Schließen',

  connectedOn: (date) => `Verbunden am ${date}`,
  connectedBy: (date, person) => `Verbunden am ${date} von ${person}`,
  silentSince: (length) => `Seit ${length} ist nichts angekommen.`,
  inStreams: (streams) => `Ströme: ${streams}`,
  silentNever: 'Noch ist nichts angekommen.',
  silentNote: 'Das ist länger, als diese Quelle je still ist. Prüfen Sie die Verbindung.',

  paused: (name) => `${name} ist angehalten`,
  resumed: (name) => `${name} läuft weiter`,
  started: 'Jeder Strom läuft jetzt',
  renamed: (name) => `Sie heißt jetzt ${name}`,
  saved: 'Die Zugangsdaten sind ersetzt',
  removed: (name) => `${name} ist entfernt`,
  switchedOn: (stream) => `${stream} ist eingeschaltet`,
  switchedOff: (stream) => `${stream} ist ausgeschaltet`,

  removeQuestion: (name) => `${name} entfernen?`,
  removeNote:
    'Zugangsdaten, Positionen und das Protokoll der Läufe werden gelöscht, und nichts wird mehr gelesen. Aktivität, Personen, Geräte und abgewiesene Datensätze, die sie gebracht hat, bleiben. Zustellungen an ihre Adressen werden abgelehnt.',
  removeConfirm: 'Integration entfernen',
  pausedReason: 'Setzen Sie sie zuerst fort',

  figures: 'Was sie bringt',
  lag: 'Verzug',
  lagHint: (age) => `letztes Ereignis ${age}`,
  people: 'Personen',
  devices: 'Geräte',
  objects: 'Objekte',
  covered: 'aus dieser Quelle bekannt',

  streams: 'Ströme',
  eventsInAll: (count) => (count === 1 ? '1 Ereignis' : `${formatCount(count)} Ereignisse`),
  streamsOn: (on, all) => `${formatCount(on)} von ${formatCount(all)} eingeschaltet`,
  on: 'An',
  stream: 'Strom',
  state: 'Zustand',
  lastEvent: 'Letztes Ereignis',
  nextRun: 'Nächster Lauf',
  lastRun: 'Letzter Lauf',
  more: 'Einzelheiten',
  details: (stream) => `Einzelheiten zu ${stream}`,
  whenDue: 'fällig',
  byDelivery: 'bei Zustellung',
  lastOne: 'Mindestens ein Strom bleibt an; halten Sie stattdessen die Integration an.',
  switchStream: (stream) => `${stream} lesen`,
  scopes: 'Berechtigungen',
  brought: 'Gebracht',
  broughtCounts: (events, entities) =>
    `${formatCount(events)} Ereignisse, ${formatCount(entities)} Einträge`,
  noRun: 'Er ist noch nicht gelaufen.',

  requests: 'Anfragen',
  records: 'Datensätze',
  new: 'Neu',
  duplicate: 'Doppelt',
  late: 'Verspätet',
  skipped: 'Übergangen',
  rejected: 'Abgewiesen',
  newOf: (fresh, records) => `${fresh} neu von ${records}`,
  going: 'läuft',

  delivery: 'Zustellung',
  deliveryNote: 'Was beim Anbieter einzutragen ist, damit er hierher sendet.',
  hookTitle: (stream) => `${stream}: Adresse für die Zustellung`,
  hookNote:
    'Tragen Sie sie als Zieladresse des Webhooks ein, mit dem Signaturgeheimnis dieser Integration.',
  syslogTitle: (stream) => `${stream}: Syslog-Kennung`,
  syslogNote:
    'Senden Sie Syslog über TCP, UDP oder TLS an diesen Rechner und nennen Sie die Kennung als Host, Anwendungsname oder in den strukturierten Daten. Die Ports setzen WAYBILL_SYSLOG_PORT und WAYBILL_SYSLOG_TLS_PORT.',
  syslogHidden:
    'Wer Integrationen verwalten darf, sieht die Kennung, die der Absender nennen muss.',
  agentTitle: (stream) => `${stream}: Sensor`,
  agentNote: 'Der Sensor auf jedem Gerät meldet von selbst; hier ist nichts einzutragen.',

  runs: 'Läufe',
  runsOf: 'Läufe von',
  allStreams: 'Alle Ströme',
  noRuns: 'Noch keine Läufe',
  noRunsNote: 'Der erste Lauf beginnt binnen einer Minute nach dem Verbinden.',
  startedAt: 'Begonnen',
  took: 'Dauer',
  outcome: 'Ergebnis',
  complete: 'Vollständig',
  isBackfill: 'Nachlesen',
  ms: (count) => `${count} ms`,

  backfillTitle: 'Einen Zeitraum der Vergangenheit noch einmal lesen',
  backfillNote:
    'Ströme, die nach einem Zeitraum gefragt werden können, werden über ihn gelesen. Was bekannt ist, wird nicht verdoppelt.',
  span: 'Zeitraum',
  chooseSpan: 'Zeitraum wählen',
  spanIs: (span) => `Zeitraum: ${span}`,
  spanOf: (from, to) => `${from} – ${to}`,
  lastDays: (count) => (count === 1 ? 'Letzte 24 Stunden' : `Letzte ${formatCount(count)} Tage`),
  startBackfill: 'Nachlesen beginnen',
  backfillStarted: 'Das Nachlesen hat begonnen; es geht weiter, wenn Sie diese Seite verlassen.',
  backfilling: (span) => `Nachlesen ${span}`,
  backfillWaiting: 'wartet',
  backfillDone: (span, records) => `Nachlesen ${span}: ${records} Datensätze gelesen`,
  backfillFailed: (span) => `Nachlesen ${span} ist fehlgeschlagen`,
  backfillRuns: 'Es wird schon nachgelesen',

  sample: 'Beispieldatensatz',
  sampleNote:
    'Der neueste Datensatz, wie er kam, neben dem, was daraus wird. Das Ansehen wird im Prüfprotokoll vermerkt.',
  showSample: 'Neuesten Datensatz zeigen',
  showAgain: 'Noch einmal ansehen',
  noSample: 'Noch ist nichts angekommen',
  raw: 'Wie er kam',
  normalised: 'Was daraus wird',
  received: (at) => `Empfangen ${at}`,
  nothingMade: 'Bekannt und ohne Nutzen: Daraus wird nichts.',
  newestOfAll: 'Jeder Strom',
  sampleStream: 'Strom des Beispiels',

  refused: (count) =>
    count === 1
      ? '1 Datensatz wurde abgewiesen'
      : `${formatCount(count)} Datensätze wurden abgewiesen`,
  seeRefused: 'Abgewiesene ansehen',

  unlisted: 'Vorgänge ohne Zuordnung',
  unlistedNote: (operations, events) =>
    `${formatCount(events)} ${events === 1 ? 'Ereignis hat' : 'Ereignisse haben'} keine Aktion, weil die Zuordnung ${
      operations === 1 ? 'den Vorgang' : `ihre ${formatCount(operations)} Vorgänge`
    } nicht kennt. Richtlinien können sie über den Vorgang trotzdem erfassen.`,
  operation: 'Vorgang',
  otherOperations: 'Weitere Vorgänge',
  unlistedEvents: 'Ereignisse',
  lastSeen: 'Zuletzt',

  testTitle: (name) => `Prüfung von ${name}`,
  reauthoriseTitle: (name) => `Zugangsdaten von ${name} erneuern`,
  reauthoriseNote:
    'Geheimnisse werden nie wieder gezeigt: Sie bleiben, wo das Feld leer bleibt, oder werden ersetzt.',
};
