import { formatCount, type Translation } from '@waybill/ui';
import type { connectText } from './connect.text.ts';

export const de: Translation<typeof connectText> = {
  back: 'Quellen',
  title: (source) => `${source} verbinden`,
  pageTitle: (source) => `${source} verbinden · Integrationen`,

  gives: 'Was sie bringt',
  brings: 'Bringt',
  plan: 'Tarif',
  anyPlan: 'Jeder Tarif',
  latency: 'Verzug',
  basis: 'Grundlage',
  samples: 'Mit echten Datensätzen geprüft',
  docs: 'Schnittstellen',

  streams: 'Was gelesen wird',
  streamsNote: 'Jeder Strom lässt sich später ein- und ausschalten.',
  every: (length) => `alle ${length}`,
  asItComes: 'sobald er eintrifft',
  entitiesStream: 'Liste',
  eventsStream: 'Ereignisse',
  noStream: 'Wählen Sie mindestens einen Strom',
  scopesOf: (scopes) => `Benötigt ${scopes}`,

  credentials: 'Zugang',
  whereAt: (source) => `Hier legen Sie die Zugangsdaten in ${source} an`,
  openAt: (source) => `${source} in neuem Tab öffnen`,
  setupCommand: 'Eigenen Schlüssel oder eigenes Geheimnis mit diesem Befehl erzeugen',
  importTitle: 'Oder eine Datei importieren',
  importNote:
    'Führen Sie den Befehl auf dem Waybill-Server aus. Ersetzen Sie activity.json durch die Datei, die Sie beim Anbieter exportiert haben; mehrfaches Senden erzeugt keine Duplikate.',
  importCommand: 'Importbefehl',
  scopesNeeded: 'Berechtigungen, die diese Ströme benötigen',
  noScopes: 'Diese Ströme nennen keine Berechtigungen; welche Rolle genügt, sagt die Anleitung.',
  name: 'Name der Integration',
  nameHint: 'Unterscheidet sie, wenn eine Quelle mehrmals verbunden ist.',
  nameFirst: 'Benennen Sie die Integration zuerst',
  optional: 'freiwillig',
  listHint: 'Mehrere werden durch Kommas getrennt.',
  secretSet: (date) => `Gesetzt am ${date}. Leer lassen, um es zu behalten.`,
  show: 'Anzeigen',
  hide: 'Verbergen',
  defaultIs: (value) => `Leer: ${value}`,
  fillFirst: (fields) => `Füllen Sie zuerst aus: ${fields}`,
  formsOff: 'Formulare für Zugangsdaten sind in dieser Organisation ausgeschaltet.',
  formsOffNote:
    'Wer diese Installation verwaltet, kann für die Organisation das Merkmal integration_creds einschalten. Bis dahin kann eine Quelle ihre Datensätze mit einem Integrationstoken senden.',
  toSending: 'Mit einem Token senden',

  check: 'Prüfen und verbinden',
  checkNote: 'Die Prüfung fragt die erste Seite jedes Stroms ab und behält nichts davon.',
  test: 'Verbindung prüfen',
  testing: 'Der Anbieter wird gefragt; das kann bis zu 45 Sekunden dauern.',
  connect: 'Verbinden',
  save: 'Speichern',
  nonePassed: 'Die Verbindung ist fehlgeschlagen',
  affects: (streams) => `Betrifft: ${streams}`,
  working: (streams) => `Funktioniert: ${streams}`,
  allPassed: 'Jeder Strom läuft',
  somePassed: (passed, all) => `${formatCount(passed)} von ${formatCount(all)} Strömen laufen`,
  untestedTitle: 'Ohne bestandene Prüfung verbinden?',
  untestedSave: 'Ohne bestandene Prüfung speichern?',
  untestedNote:
    'Gespeichert wird, was dasteht. Ströme, die nicht laufen, sagen es auf der Seite der Integration und werden wieder versucht.',
  connectAnyway: 'Trotzdem verbinden',
  saveAnyway: 'Trotzdem speichern',
  connected: (name) => `${name} ist verbunden`,

  guide: 'So erhalten Sie die Zugangsdaten',
  noGuide: 'Für diese Quelle gibt es noch keine Anleitung.',

  notConnectable: (source) => `${source} lässt sich nicht einzeln verbinden`,
  notConnectableNote:
    'Ihre Aktivität meldet ein Sensor oder eine andere Quelle. Datensätze davon lassen sich mit einem Token senden.',
  unknownSource: 'Diese Quelle gibt es nicht',

  leaveTitle: 'Ohne Verbinden verlassen?',
  leaveSave: 'Ohne Speichern verlassen?',
  leaveNote: 'Was Sie ausgefüllt haben, auch Geheimnisse, wird vergessen.',
  leave: 'Verlassen',
};
