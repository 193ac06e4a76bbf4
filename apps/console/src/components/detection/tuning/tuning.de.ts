import { formatCount, type Translation } from '@waybill/ui';
import type { tuningText } from './tuning.text.ts';

const events = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'Ereignis' : 'Ereignisse'}`;
const detections = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'Erkennung' : 'Erkennungen'}`;

export const de: Translation<typeof tuningText> = {
  tune: 'Empfohlene Änderungen',
  dataType: 'Klassifizierung korrigieren',
  dataTypeHelp:
    'Nehmen Sie diese Person oder Quelle vom Datentyp aus, oder wählen Sie unter „Daten“ beim falschen Fund „Falscher Datentyp“.',
  chooseType: 'Falscher Datentyp',
  openType: (name) => `Von ${name} ausnehmen`,
  destination: (name) => `${name} vertrauen`,
  destinationHelp:
    'Fügen Sie das Ziel Ihren eigenen Domains oder Konten hinzu, wenn es Ihnen gehört. Andernfalls legen Sie eine Ausnahme in der Richtlinie an.',
  openOrganisation: 'Als eigenes Ziel hinzufügen',
  threshold: 'Schwellenwert ändern',
  thresholdHelp:
    'Testen Sie einen anderen Schwellenwert an vergangenen Ereignissen und übernehmen Sie ihn dann.',
  person: 'Identität korrigieren',
  personHelp:
    'Trennen oder verbinden Sie Konten dieser Person. Bis dahin können Sie sie von der Richtlinie ausnehmen.',
  openPeople: 'Diese Person öffnen',
  flow: 'Datenfluss genehmigen',
  flowHelp: 'Prüfen Sie den Datenfluss, damit erwartete Bewegungen als solche erkennbar sind.',
  openDiscovery: 'Datenfluss prüfen',
  exception: 'Ausnahme anlegen',
  exceptionHelp: 'Genehmigte Fälle von der Richtlinie ausnehmen, mit Begründung und Ablaufdatum.',

  concerns: (open, past) =>
    `Betrifft ${formatCount(open)} offene und ${formatCount(past)} geschlossene ${past === 1 ? 'Erkennung' : 'Erkennungen'}`,
  conflicts: (count) => `${formatCount(count)} davon bestätigt – diese zuerst ansehen`,

  inPolicy: (name) => `In der Richtlinie „${name}“`,
  spares: (condition) => `Schließt passende Ereignisse aus: ${condition}`,
  level: 'Neuer Schwellenwert',
  levelHint: (observed) => `Diese Erkennung erreichte ${observed}`,
  tryIt: 'An vergangenen Ereignissen testen',
  tryAgain: 'Erneut versuchen',
  stop: 'Anhalten',
  running: 'Gespeicherte Ereignisse werden ausgewertet',
  takeOver: 'In die Richtlinie übernehmen',
  takeOverCopy: 'In eine Kopie übernehmen',
  noChange: 'Die Richtlinie würde auch ohne den Datentyp auslösen.',
  notInUse: 'Die Richtlinie ist nicht aktiv. Ein Vergleich ist nicht möglich.',
  failed: 'Der Test ist fehlgeschlagen. Versuchen Sie es später erneut.',
  stopped: 'Angehalten',
  since: (when) => `Seit ${when}`,
  added: 'Neu',
  removed: 'Weggefallen',
  changed: 'Andere Reaktion',
  met: (of, found) => `${events(of)} · ${detections(found)}`,
  unmet: 'Keine',
  confirmed: 'Bestätigte',
  keepsAll: (count) =>
    count === 1
      ? 'Die bestätigte Erkennung bleibt erhalten'
      : `Alle ${formatCount(count)} bestätigten bleiben erhalten`,
  noConfirmed: 'Keine bestätigten vorhanden',
  loses: (lost, of) => `${formatCount(lost)} von ${formatCount(of)} würden entfallen`,
  filledIn: (number) => `Vorausgefüllt aus DET-${number}`,
  filledInNote:
    'Prüfen Sie den Entwurf. Aktiv wird er erst mit dem nächsten Schritt der Richtlinie.',
  filledInBuiltin: 'Gilt ab sofort. Entfernen Sie den Eintrag hier, falls er nicht gelten soll.',
  reasonOf: (number, reason) => `DET-${number}: ${reason}`,
};
