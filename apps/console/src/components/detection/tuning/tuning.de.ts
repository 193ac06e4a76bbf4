import { formatCount, type Translation } from '@waybill/ui';
import type { tuningText } from './tuning.text.ts';

const events = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'Ereignis' : 'Ereignisse'}`;
const detections = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'Erkennung' : 'Erkennungen'}`;

export const de: Translation<typeof tuningText> = {
  tune: 'Was zu ändern ist',
  dataType: 'Den Klassifizierer belehren',
  dataTypeHelp:
    'Nehmen Sie diese Person oder Quelle vom Datentyp aus, oder drücken Sie unter Daten neben dem falsch Gelesenen „Falscher Datentyp“.',
  chooseType: 'Datentyp, der falsch war',
  openType: (name) => `Von ${name} ausnehmen`,
  destination: (name) => `${name} vertrauen`,
  destinationHelp:
    'Nehmen Sie es in die eigenen Domänen oder Konten auf, wenn es Ihnen gehört; sonst verschont es die Richtlinie.',
  openOrganisation: 'Zum Eigenen hinzufügen',
  threshold: 'Die Schwelle ändern',
  thresholdHelp: 'Versuchen Sie eine andere Schwelle an Vergangenem und übernehmen Sie sie dann.',
  person: 'Die Identität berichtigen',
  personHelp:
    'Konten dieser Person trennen oder zusammenführen; bis dahin kann die Richtlinie sie verschonen.',
  openPeople: 'Diese Person öffnen',
  flow: 'Den Fluss genehmigen',
  flowHelp: 'Den Fluss beurteilen, damit Erwartetes sich von anderem abhebt.',
  openDiscovery: 'Diesen Fluss beurteilen',
  exception: 'Die Ausnahme festhalten',
  exceptionHelp: 'Was genehmigt ist, verschont die Richtlinie: mit Grund und Ende.',

  concerns: (open, past) =>
    `Betrifft ${formatCount(open)} offene und ${formatCount(past)} geschlossene ${past === 1 ? 'Erkennung' : 'Erkennungen'}`,
  conflicts: (count) => `${formatCount(count)} davon bestätigt – diese zuerst ansehen`,

  inPolicy: (name) => `In der Richtlinie „${name}“`,
  spares: (condition) => `Verschont, was erfüllt: ${condition}`,
  level: 'Neue Schwelle',
  levelHint: (observed) => `Diese Erkennung erreichte ${observed}`,
  tryIt: 'An Vergangenem versuchen',
  tryAgain: 'Noch einmal versuchen',
  stop: 'Anhalten',
  running: 'Aufbewahrtes wird durchgegangen',
  takeOver: 'In die Richtlinie übernehmen',
  takeOverCopy: 'In eine Kopie übernehmen',
  noChange: 'Auch ohne den Datentyp wäre die Richtlinie erfüllt.',
  notInUse: 'Die Richtlinie ist nicht in Gebrauch: es gibt nichts zu vergleichen.',
  failed: 'Es ließ sich nicht versuchen. Versuchen Sie es in einer Weile noch einmal.',
  stopped: 'Angehalten',
  since: (when) => `Seit ${when}`,
  added: 'Neu',
  removed: 'Weggefallen',
  changed: 'Anders beantwortet',
  met: (of, found) => `${events(of)} · ${detections(found)}`,
  unmet: 'Keine',
  confirmed: 'Bestätigte',
  keepsAll: (count) =>
    count === 1
      ? 'Die eine bestätigte Erkennung bleibt'
      : `Alle ${formatCount(count)} bestätigten bleiben`,
  noConfirmed: 'Keine zu verlieren',
  loses: (lost, of) => `${formatCount(lost)} von ${formatCount(of)} gingen verloren`,
  filledIn: (number) => `Ausgefüllt nach DET-${number}`,
  filledInNote:
    'Sehen Sie es hier an; in Gebrauch kommt nichts, bevor Sie den nächsten Schritt der Richtlinie gehen.',
  filledInBuiltin: 'Es gilt ab jetzt. Nehmen Sie es hier heraus, wenn es nicht gelten soll.',
  reasonOf: (number, reason) => `DET-${number}: ${reason}`,
};
