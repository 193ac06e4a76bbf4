import { formatCount, type Translation } from '@waybill/ui';
import type { connectText } from './connect.text.ts';

export const de: Translation<typeof connectText> = {
  back: 'Quellen',
  title: (source) => `${source} verbinden`,
  pageTitle: (source) => `${source} verbinden · Integrationen`,

  gives: 'Gelieferte Daten',
  brings: 'Bringt',
  plan: 'Tarif',
  anyPlan: 'Alle Tarife',
  latency: 'Verzug',
  basis: 'Grundlage',
  samples: 'Mit echten Datensätzen geprüft',
  docs: 'Schnittstellen',

  streams: 'Abgerufene Daten',
  streamsNote: 'Sie können Streams später ein- und ausschalten.',
  every: (length) => `alle ${length}`,
  asItComes: 'sobald er eintrifft',
  entitiesStream: 'Liste',
  eventsStream: 'Ereignisse',
  noStream: 'Wählen Sie mindestens einen Stream',
  scopesOf: (scopes) => `Benötigt ${scopes}`,

  credentials: 'Zugang',
  whereAt: (source) => `Hier legen Sie die Zugangsdaten in ${source} an`,
  openAt: (source) => `${source} in neuem Tab öffnen`,
  setupCommand: 'Eigenen Schlüssel oder eigenes Geheimnis mit diesem Befehl erzeugen',
  importTitle: 'Oder eine Datei importieren',
  importNote:
    'Führen Sie den Befehl auf dem Waybill-Server aus. Ersetzen Sie activity.json durch die Datei, die Sie beim Anbieter exportiert haben; mehrfaches Senden erzeugt keine Duplikate.',
  importCommand: 'Importbefehl',
  scopesNeeded: 'Berechtigungen, die diese Streams benötigen',
  noScopes:
    'Für diese Streams sind keine Berechtigungen angegeben. Die nötige Rolle finden Sie in der Anleitung.',
  name: 'Name der Integration',
  nameHint: 'Zur Unterscheidung mehrerer Integrationen einer Quelle.',
  nameFirst: 'Geben Sie der Integration einen Namen',
  optional: 'freiwillig',
  listHint: 'Mehrere Werte durch Kommas trennen.',
  secretSet: (date) => `Festgelegt am ${date}. Leer lassen, um den Wert beizubehalten.`,
  show: 'Anzeigen',
  hide: 'Verbergen',
  defaultIs: (value) => `Leer: ${value}`,
  fillFirst: (fields) => `Füllen Sie diese Felder aus: ${fields}`,
  formsOff: 'Formulare für Zugangsdaten sind in dieser Organisation deaktiviert.',
  formsOffNote:
    'Ihr Betreiber kann das Feature-Flag integration_creds aktivieren. Bis dahin kann die Quelle Datensätze mit einem Integrationstoken senden.',
  toSending: 'Mit einem Token senden',

  check: 'Prüfen und verbinden',
  checkNote: 'Der Test ruft die erste Seite jedes Streams ab und speichert nichts.',
  test: 'Verbindung prüfen',
  testing: 'Anfrage an den Anbieter läuft. Das kann bis zu 45 Sekunden dauern.',
  connect: 'Verbinden',
  save: 'Speichern',
  nonePassed: 'Die Verbindung ist fehlgeschlagen',
  affects: (streams) => `Betrifft: ${streams}`,
  working: (streams) => `Funktioniert: ${streams}`,
  allPassed: 'Alle Streams funktionieren',
  somePassed: (passed, all) =>
    `${formatCount(passed)} von ${formatCount(all)} Streams funktionieren`,
  untestedTitle: 'Ohne bestandene Prüfung verbinden?',
  untestedSave: 'Ohne bestandene Prüfung speichern?',
  untestedNote:
    'Die Angaben werden unverändert gespeichert. Fehler einzelner Streams sehen Sie auf der Seite der Integration. Sie werden automatisch wiederholt.',
  connectAnyway: 'Trotzdem verbinden',
  saveAnyway: 'Trotzdem speichern',
  connected: (name) => `${name} ist verbunden`,

  guide: 'So erhalten Sie die Zugangsdaten',
  noGuide: 'Noch keine Anleitung für diese Quelle.',

  notConnectable: (source) => `${source} lässt sich nicht einzeln verbinden`,
  notConnectableNote:
    'Ihre Aktivität wird von einem Sensor oder einer anderen Quelle gemeldet. Sie können Datensätze auch mit einem Token senden.',
  unknownSource: 'Quelle nicht gefunden',

  leaveTitle: 'Ohne Verbinden verlassen?',
  leaveSave: 'Ohne Speichern verlassen?',
  leaveNote: 'Alle Eingaben, auch Geheimnisse, gehen verloren.',
  leave: 'Verlassen',
};
