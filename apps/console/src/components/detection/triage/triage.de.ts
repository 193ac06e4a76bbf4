import { formatCount, type Translation } from '@waybill/ui';
import type { triageText } from './triage.text.ts';

const detections = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'Erkennung' : 'Erkennungen'}`;

export const de: Translation<typeof triageText> = {
  close: 'Schließen',
  closeOne: (number) => `DET-${number} schließen`,
  closeMany: (count) => `${detections(count)} schließen`,
  closeHint: 'Buchstabe für das Urteil, Ziffer für den Grund.',
  verdict: 'Urteil',
  reason: 'Grund',
  chooseVerdict: 'Wählen Sie zuerst ein Urteil.',
  noReason: 'Für dieses Urteil ist kein Grund nötig.',
  note: 'Notiz',
  noteHint: 'Optional. Schreiben Sie sie, bevor Sie den Grund wählen.',
  expires: 'Wiederholungen unterdrücken für',
  forDays: (days) => `${formatCount(days)} ${days === 1 ? 'Tag' : 'Tage'}`,
  notSuppressed: 'Gar nicht',
  closedAs: (number, verdict) => `DET-${number} geschlossen: ${verdict}`,

  snooze: 'Zurückstellen',
  snoozeTitle: (what) => `${what} zurückstellen`,
  wakeUp: 'Wieder vorlegen',
  untilDate: 'Nach einiger Zeit',
  untilCount: 'Nach weiteren Ereignissen',
  untilEscalates: 'Wenn es zunimmt',
  untilEscalatesHint:
    'Mehr als das Dreifache der Ereignisse am Tag, ein neues Ziel oder sensiblere Daten',
  days: 'Tage',
  events: 'Ereignisse',
  snoozed: (number) => `DET-${number} zurückgestellt`,
  sleepsUntil: (when) => `bis ${when}`,
  sleepsEvents: (count) => `für ${formatCount(count)} weitere Ereignisse`,
  sleepsUntilCount: (count) => `bis sie ${formatCount(count)} Ereignisse hat`,
  sleepsEscalates: 'bis es zunimmt',

  severity: 'Schweregrad',
  changeSeverity: 'Schweregrad ändern',
  severityTitle: (what) => `Schweregrad ändern: ${what}`,
  why: 'Warum',
  asRaised: 'Von Waybill berechnet',
  severityChanged: (number) => `Schweregrad von DET-${number} geändert`,
  overriddenBy: (by, raised, reason) => `Geändert von ${by}, vorher ${raised}: ${reason}`,

  due: 'Fällig',
  changeDue: 'Fälligkeit ändern',
  dueTitle: (what) => `Fälligkeit: ${what}`,
  bySeverity: 'Nach dem Schweregrad',
  inDays: (days) => `in ${formatCount(days)} ${days === 1 ? 'Tag' : 'Tagen'}`,
  dueChanged: (number) => `Fälligkeit von DET-${number} geändert`,
  setByHand: 'manuell gesetzt',
  overdue: 'Überfällig',
  late: (length) => `${length} zu spät`,

  tags: 'Tags',
  policyFromThis: 'Richtlinie daraus erstellen',
  changeTags: 'Tags',
  tagsTitle: (what) => `Tags: ${what}`,
  addTags: 'Hinzufügen',
  removeTags: 'Entfernen',
  tagsChanged: (number) => `Tags von DET-${number} geändert`,
  badTag: 'Nur Buchstaben, Ziffern und . _ : / -, ohne Leerzeichen',

  assign: 'Zuweisen',
  assignTitle: (what) => `Zuweisen: ${what}`,
  status: 'Status',
  statusTitle: (what) => `Status: ${what}`,

  take: 'Übernehmen',
  taken: (number) => `Sie haben DET-${number}`,
  reopen: 'Wieder öffnen',
  reopened: (number) => `DET-${number} wieder geöffnet`,
  moreActions: 'Mehr',
  advance: 'Schließen und weiter',
  apply: 'Anwenden',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  undoneExcept: (restored, skipped) =>
    `${detections(restored)} wiederhergestellt, ${formatCount(skipped)} seither geändert und übersprungen`,
  theDetection: (number) => `DET-${number}`,
  theDetections: (count) => detections(count),
  previewing: 'Auswirkungen werden berechnet',
  wouldChange: (count) => `${detections(count)} werden geändert`,
  wouldSkip: (count, why) => `${formatCount(count)} bleiben unverändert: ${why}`,

  selected: (count) => `${formatCount(count)} ausgewählt`,
  selectAll: (total) => `Alle ${formatCount(total)} passenden auswählen`,
  allSelected: (total) => `Alle ${formatCount(total)} passenden sind ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  bulkActions: 'Aktionen für ausgewählte Erkennungen',
  working: (done, total) => `Wird geändert: ${formatCount(done)} von ${formatCount(total)}`,
  undoing: 'Wird rückgängig gemacht',
  manyDone: (changed, skipped) =>
    skipped === 0
      ? `${detections(changed)} geändert`
      : `${detections(changed)} geändert, ${formatCount(skipped)} übersprungen`,
  manyFailed:
    'Die Änderung wurde vorzeitig abgebrochen und wird beim nächsten Serverstart fortgesetzt.',
  showSkipped: 'Übersprungene anzeigen',
  skippedTitle: 'Übersprungen',
  dismiss: 'Ausblenden',

  follows: (number, verdict) =>
    `Erneut aufgetreten, nachdem DET-${number} geschlossen wurde: ${verdict}`,
  suppressedUntil: (when) => `Durch eine genehmigte Ausnahme unterdrückt bis ${when}`,
  historyWhole: 'Die Hash-Kette der Einträge ist intakt.',
  historyBroken:
    'Die Hash-Kette ist unterbrochen: Der Verlauf wurde außerhalb von Waybill geändert.',

  comments: 'Kommentare',
  noComments: 'Noch keine Kommentare',
  comment: 'Kommentar',
  commentHint: '@ erwähnt ein Mitglied. **fett**, *kursiv*, `Code`, Listen und Links gehen.',
  send: 'Kommentieren',
  edit: 'Bearbeiten',
  edited: 'bearbeitet',
  save: 'Speichern',
  mention: 'Erwähnen',
  commentsFailed: 'Kommentare konnten nicht geladen werden',

  similar: 'Ähnliche',
  sameFinding: 'Derselbe Fund',
  sameObject: 'Dasselbe Objekt',
  samePerson: 'Dieselbe Person',
  nothingSimilar: 'Keine ähnlichen Erkennungen',
  showAll: (count) => `Alle ${formatCount(count)}`,

  counterfactuals: 'Was das Ergebnis ändern würde',
  noCounterfactuals: 'Keine einzelne Änderung hätte das Ergebnis geändert.',
  were: 'wäre',
  insteadOf: (seen) => `statt ${seen}`,
  ifFewer: (metric) => `im Zeitfenster höchstens so viele ${metric} aufgetreten wären:`,
  metrics: (metric) =>
    metric === 'objects'
      ? 'Objekte'
      : metric === 'bytes'
        ? 'Daten'
        : metric === 'events'
          ? 'Ereignisse'
          : metric,
  lessSevere: (part, severity) => `Ohne „${part}“ wäre es ${severity}`,
  reproduce: 'Erneut auswerten',
  reproduceAbout: 'Wertet das gespeicherte Ereignis erneut mit der gespeicherten Version aus.',
  isSame: 'Gleiches Ergebnis bei jeder Bedingung.',
  isDifferent: 'Abweichendes Ergebnis:',
  holdsNot: 'Die Bedingung trifft nicht mehr zu.',
  cannotByHand: 'Diese Erkennung wurde manuell angelegt und kann nicht erneut ausgewertet werden.',
  cannotHistory: 'Das Ergebnis hing von damaligen Daten ab und lässt sich nicht erneut berechnen.',
  stored: 'Damals',
  now: 'Jetzt',
  field: 'Feld',
  nothing: 'nichts',
};
