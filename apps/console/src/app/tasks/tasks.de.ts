import { formatCount, type Translation } from '@waybill/ui';
import type { tasksText } from './tasks.text.ts';

export const de: Translation<typeof tasksText> = {
  tray: 'Hintergrundaufgaben',
  trayRunning: (count) =>
    `Hintergrundaufgaben, ${formatCount(count)} ${count === 1 ? 'läuft' : 'laufen'}`,
  nothing: 'Es läuft nichts',
  nothingDetail:
    'Exporte, das Nachlesen und das Laden der Beispieldaten zeigen hier ihren Fortschritt.',
  unknown: 'Laufende Aufgaben konnten nicht geladen werden. Neuer Versuch läuft.',
  clear: 'Fertige entfernen',
  cancel: (title) => `${title} abbrechen`,
  waiting: 'Wartet',
  done: 'Fertig',
  failed: 'Fehlgeschlagen',
  sampleDataLoading: 'Beispieldaten werden geladen',
  sampleDataLoadingDone: 'Beispieldaten geladen',
  sampleDataLoadingFailed: 'Entfernen Sie die Beispieldaten und laden Sie sie erneut.',
  sampleDataEmptying: 'Beispieldaten werden entfernt',
  sampleDataEmptyingDone: 'Beispieldaten entfernt',
  backfill: 'Historische Daten werden nachgelesen',
  backfillDone: 'Historische Daten nachgelesen',
  reclassifying: 'Gespeicherte Inhalte werden neu klassifiziert',
  reclassifyingDone: 'Gespeicherte Inhalte neu klassifiziert',
  lineageBuilding: 'Herkunft gespeicherter Datensätze wird ermittelt',
  lineageBuildingDone: 'Herkunft gespeicherter Datensätze ermittelt',
  lineageBuildingFailed: 'Vorzeitig abgebrochen. Wird beim nächsten Start des Servers fortgesetzt.',
  detectionChange: 'Erkennungen werden geändert',
  detectionChangeDone: 'Erkennungen geändert',
  detectionChangeFailed: 'Vorzeitig abgebrochen. Wird beim nächsten Start des Servers fortgesetzt.',
  detectionChangeUndo: 'Eine Änderung an Erkennungen wird rückgängig gemacht',
  detectionChangeUndoDone: 'Änderung an Erkennungen rückgängig gemacht',
  rescoring: 'Offene Erkennungen werden neu bewertet',
  rescoringDone: 'Offene Erkennungen neu bewertet',
  rescoringUndo: 'Neubewertung wird rückgängig gemacht',
  rescoringUndoDone: 'Neubewertung rückgängig gemacht',
  rescoringFailed:
    'Vor dem Ende abgebrochen. Machen Sie die Neubewertung rückgängig, oder starten Sie sie erneut.',
  remapping: 'Gespeicherte Datensätze werden neu gelesen',
  remappingDone: 'Gespeicherte Datensätze neu gelesen',
  remappingFailed:
    'Der Vorgang wurde vorzeitig abgebrochen. Es sind keine Daten verloren gegangen. Starten Sie ihn erneut.',
};
