import { formatCount, type Translation } from '@waybill/ui';
import type { integrationText } from './integration.text.ts';

export const de: Translation<typeof integrationText> = {
  pageTitle: (name) => `${name} · Integrationen`,
  gone: 'Integration nicht gefunden',
  goneNote: 'Sie wurde möglicherweise entfernt. Erfasste Daten sind noch vorhanden.',
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
  connectAnother: (source) => `${source} erneut verbinden`,
  others: (source) => `Integrationen von ${source}`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  name: 'Name',
  close: 'Schließen',

  connectedOn: (date) => `Verbunden am ${date}`,
  connectedBy: (date, person) => `Verbunden am ${date} von ${person}`,
  silentSince: (length) => `Seit ${length} keine Daten.`,
  inStreams: (streams) => `Streams: ${streams}`,
  silentNever: 'Noch keine Daten.',
  silentNote: 'Für diese Quelle ist das ungewöhnlich lang. Prüfen Sie die Verbindung.',

  paused: (name) => `${name} pausiert`,
  resumed: (name) => `${name} fortgesetzt`,
  started: 'Alle Streams laufen',
  renamed: (name) => `Umbenannt in ${name}`,
  saved: 'Zugangsdaten ersetzt',
  removed: (name) => `${name} entfernt`,
  switchedOn: (stream) => `${stream} ist eingeschaltet`,
  switchedOff: (stream) => `${stream} ist ausgeschaltet`,

  removeQuestion: (name) => `${name} entfernen?`,
  removeNote:
    'Löscht Zugangsdaten, Positionen und das Laufprotokoll und beendet den Abruf. Erfasste Ereignisse, Personen, Geräte und abgewiesene Datensätze bleiben erhalten. Zustellungen an die Adressen der Integration werden abgelehnt.',
  removeConfirm: 'Integration entfernen',
  pausedReason: 'Setzen Sie sie zuerst fort',

  figures: 'Gelieferte Daten',
  lag: 'Verzug',
  lagHint: (age) => `letztes Ereignis ${age}`,
  people: 'Personen',
  devices: 'Geräte',
  objects: 'Objekte',
  covered: 'aus dieser Quelle',

  streams: 'Streams',
  eventsInAll: (count) => (count === 1 ? '1 Ereignis' : `${formatCount(count)} Ereignisse`),
  streamsOn: (on, all) => `${formatCount(on)} von ${formatCount(all)} eingeschaltet`,
  on: 'An',
  stream: 'Stream',
  state: 'Zustand',
  lastEvent: 'Letztes Ereignis',
  nextRun: 'Nächster Lauf',
  lastRun: 'Letzter Lauf',
  more: 'Einzelheiten',
  details: (stream) => `Einzelheiten zu ${stream}`,
  whenDue: 'fällig',
  byDelivery: 'bei Zustellung',
  lastOne: 'Mindestens ein Stream muss aktiv bleiben. Pausieren Sie stattdessen die Integration.',
  switchStream: (stream) => `${stream} abrufen`,
  scopes: 'Berechtigungen',
  brought: 'Gebracht',
  broughtCounts: (events, entities) =>
    `${formatCount(events)} Ereignisse, ${formatCount(entities)} Einträge`,
  noRun: 'Noch kein Lauf.',

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
  deliveryNote: 'Angaben für die Konfiguration beim Anbieter.',
  hookTitle: (stream) => `${stream}: Adresse für die Zustellung`,
  hookNote:
    'Tragen Sie sie als Zieladresse des Webhooks ein, mit dem Signaturgeheimnis dieser Integration.',
  syslogTitle: (stream) => `${stream}: Syslog-Kennung`,
  syslogNote:
    'Senden Sie Syslog über TCP, UDP oder TLS an diesen Rechner und nennen Sie die Kennung als Host, Anwendungsname oder in den strukturierten Daten. Die Ports setzen WAYBILL_SYSLOG_PORT und WAYBILL_SYSLOG_TLS_PORT.',
  syslogHidden:
    'Die Absenderkennung ist nur mit der Berechtigung zum Verwalten von Integrationen sichtbar.',
  agentTitle: (stream) => `${stream}: Sensor`,
  agentNote: 'Der Sensor meldet automatisch. Keine Konfiguration nötig.',

  runs: 'Läufe',
  runsOf: 'Läufe von',
  allStreams: 'Alle Streams',
  noRuns: 'Noch keine Läufe',
  noRunsNote: 'Der erste Lauf beginnt innerhalb einer Minute nach dem Verbinden.',
  startedAt: 'Begonnen',
  took: 'Dauer',
  outcome: 'Ergebnis',
  complete: 'Vollständig',
  isBackfill: 'Nachlesen',
  ms: (count) => `${count} ms`,

  backfillTitle: 'Historische Daten nachlesen',
  backfillNote:
    'Gilt für Streams, die einen Zeitraum abfragen können. Vorhandene Ereignisse werden nicht dupliziert.',
  span: 'Zeitraum',
  chooseSpan: 'Zeitraum wählen',
  spanIs: (span) => `Zeitraum: ${span}`,
  spanOf: (from, to) => `${from} – ${to}`,
  lastDays: (count) => (count === 1 ? 'Letzte 24 Stunden' : `Letzte ${formatCount(count)} Tage`),
  startBackfill: 'Nachlesen beginnen',
  backfillStarted: 'Das Nachlesen läuft, auch wenn Sie diese Seite verlassen.',
  backfilling: (span) => `Nachlesen ${span}`,
  backfillWaiting: 'wartet',
  backfillDone: (span, records) => `Nachlesen ${span}: ${records} Datensätze gelesen`,
  backfillFailed: (span) => `Nachlesen ${span} ist fehlgeschlagen`,
  backfillRuns: 'Nachlesen läuft bereits',

  sample: 'Beispieldatensatz',
  sampleNote:
    'Der neueste Datensatz, original und normalisiert. Der Zugriff wird im Prüfprotokoll festgehalten.',
  showSample: 'Neuesten Datensatz zeigen',
  showAgain: 'Neu laden',
  noSample: 'Noch keine Daten',
  raw: 'Original',
  normalised: 'Ergebnis',
  received: (at) => `Empfangen ${at}`,
  nothingMade: 'Bekannter Datensatz ohne relevanten Inhalt. Wird übersprungen.',
  newestOfAll: 'Jeder Stream',
  sampleStream: 'Stream des Beispiels',

  refused: (count) =>
    count === 1
      ? '1 Datensatz wurde abgewiesen'
      : `${formatCount(count)} Datensätze wurden abgewiesen`,
  seeRefused: 'Abgewiesene Datensätze ansehen',

  unlisted: 'Vorgänge ohne Zuordnung',
  unlistedNote: (operations, events) =>
    `${formatCount(events)} ${events === 1 ? 'Ereignis hat' : 'Ereignisse haben'} keine Aktion, weil die Zuordnung ${
      operations === 1 ? 'den Vorgang' : `ihre ${formatCount(operations)} Vorgänge`
    } nicht kennt. Richtlinien können sie trotzdem über den Vorgang erfassen.`,
  operation: 'Vorgang',
  otherOperations: 'Weitere Vorgänge',
  unlistedEvents: 'Ereignisse',
  lastSeen: 'Zuletzt',

  testTitle: (name) => `Prüfung von ${name}`,
  reauthoriseTitle: (name) => `Zugangsdaten von ${name} erneuern`,
  reauthoriseNote:
    'Gespeicherte Geheimnisse werden nicht angezeigt. Leere Felder behalten ihren Wert.',
};
