import { formatCount, type Translation } from '@waybill/ui';
import type { triageText } from './triage.text.ts';

const detections = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'Erkennung' : 'Erkennungen'}`;

export const de: Translation<typeof triageText> = {
  close: 'Schließen',
  closeOne: (number) => `DET-${number} schließen`,
  closeMany: (count) => `${detections(count)} schließen`,
  closeHint: 'Ein Buchstabe wählt das Urteil, eine Ziffer den Grund.',
  verdict: 'Urteil',
  reason: 'Grund',
  chooseVerdict: 'Wählen Sie zuerst ein Urteil.',
  noReason: 'Dieses Urteil braucht keinen Grund.',
  note: 'Notiz',
  noteHint: 'Freiwillig. Schreiben Sie sie, bevor Sie den Grund wählen.',
  expires: 'Wiederkehrendes unterdrücken für',
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
    'Mehr als das Dreifache der Ereignisse am Tag, ein neues Ziel oder schutzwürdigere Daten',
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
  overriddenBy: (by, raised, reason) => `${by} hat ihn geändert, war ${raised}: ${reason}`,

  due: 'Fällig',
  changeDue: 'Fälligkeit ändern',
  dueTitle: (what) => `Fälligkeit: ${what}`,
  bySeverity: 'Nach dem Schweregrad',
  inDays: (days) => `in ${formatCount(days)} ${days === 1 ? 'Tag' : 'Tagen'}`,
  dueChanged: (number) => `Fälligkeit von DET-${number} geändert`,
  setByHand: 'von Hand gesetzt',
  overdue: 'Überfällig',
  late: (length) => `${length} zu spät`,

  tags: 'Schlagworte',
  policyFromThis: 'Richtlinie daraus erstellen',
  changeTags: 'Schlagworte',
  tagsTitle: (what) => `Schlagworte: ${what}`,
  addTags: 'Hinzufügen',
  removeTags: 'Entfernen',
  tagsChanged: (number) => `Schlagworte von DET-${number} geändert`,
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
  undone: 'Zurückgenommen',
  undoneExcept: (restored, skipped) =>
    `${detections(restored)} wiederhergestellt, ${formatCount(skipped)} seither geändert und so gelassen`,
  theDetection: (number) => `DET-${number}`,
  theDetections: (count) => detections(count),
  previewing: 'Es wird gezählt, was sich ändert',
  wouldChange: (count) => `${detections(count)} werden geändert`,
  wouldSkip: (count, why) => `${formatCount(count)} bleiben: ${why}`,

  selected: (count) => `${formatCount(count)} ausgewählt`,
  selectAll: (total) => `Alle ${formatCount(total)} passenden auswählen`,
  allSelected: (total) => `Alle ${formatCount(total)} passenden sind ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  bulkActions: 'Was mit den ausgewählten Erkennungen geschieht',
  working: (done, total) => `Wird geändert: ${formatCount(done)} von ${formatCount(total)}`,
  undoing: 'Wird zurückgenommen',
  manyDone: (changed, skipped) =>
    skipped === 0
      ? `${detections(changed)} geändert`
      : `${detections(changed)} geändert, ${formatCount(skipped)} so gelassen`,
  manyFailed:
    'Die Änderung ist auf halbem Weg stehen geblieben. Beim nächsten Start des Servers geht es weiter.',
  showSkipped: 'Übersprungene anzeigen',
  skippedTitle: 'Übersprungen',
  dismiss: 'Ausblenden',

  follows: (number, verdict) => `Kehrt wieder, nachdem DET-${number} geschlossen wurde: ${verdict}`,
  suppressedUntil: (when) => `Durch eine Erlaubnis unterdrückt bis ${when}`,
  historyWhole: 'Jeder Eintrag ist mit dem vorigen verkettet, und die Kette hält.',
  historyBroken:
    'Die Kette der Einträge hält nicht: der Verlauf wurde außerhalb von Waybill geändert.',

  comments: 'Kommentare',
  noComments: 'Noch keine Kommentare',
  comment: 'Kommentar',
  commentHint: '@ erwähnt ein Mitglied. **fett**, *kursiv*, `Code`, Listen und Links gehen.',
  send: 'Kommentieren',
  edit: 'Bearbeiten',
  edited: 'bearbeitet',
  save: 'Speichern',
  mention: 'Erwähnen',
  commentsFailed: 'Die Kommentare konnten nicht gelesen werden',

  similar: 'Ähnliche',
  sameFinding: 'Derselbe Fund',
  sameObject: 'Dasselbe Objekt',
  samePerson: 'Dieselbe Person',
  nothingSimilar: 'Bisher nichts Ähnliches',
  showAll: (count) => `Alle ${formatCount(count)}`,

  counterfactuals: 'Was das Ergebnis ändern würde',
  noCounterfactuals: 'Keine einzelne Änderung hätte das Ergebnis geändert.',
  were: 'wäre',
  insteadOf: (seen) => `statt ${seen}`,
  ifFewer: (metric) => `im Zeitfenster nicht mehr ${metric} gekommen wären als`,
  metrics: (metric) =>
    metric === 'objects'
      ? 'Objekte'
      : metric === 'bytes'
        ? 'Daten'
        : metric === 'events'
          ? 'Ereignisse'
          : metric,
  lessSevere: (part, severity) => `Ohne „${part}“ wäre es ${severity}`,
  reproduce: 'Nachvollziehen',
  reproduceAbout: 'Beurteilt das gespeicherte Ereignis noch einmal nach der gespeicherten Version.',
  isSame: 'Gleiches Ergebnis: jede Bedingung sah dasselbe.',
  isDifferent: 'Anders: hier sehen Sie wo.',
  holdsNot: 'Die Bedingung trifft nicht mehr zu.',
  cannotByHand:
    'Eine Analystin hat diese Erkennung angelegt: es gibt nichts noch einmal zu beurteilen.',
  cannotHistory:
    'Sie hing von dem ab, was damals bekannt war; das lässt sich nicht noch einmal fragen.',
  stored: 'Damals',
  now: 'Jetzt',
  field: 'Feld',
  nothing: 'nichts',
};
