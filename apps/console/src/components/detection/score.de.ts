import type { Translation } from '@waybill/ui';
import type { scoreText } from './score.text.ts';

export const de: Translation<typeof scoreText> = {
  title: 'Risikowert in Punkten',
  sum: 'Der Risikowert ist die Summe dieser Punkte, zwischen 0 und 100.',

  'data.dataTypes': 'Gefundene Daten',
  'data.values': 'Verschiedene Werte',
  'data.secret': 'Nutzbare Zugangsdaten',
  'data.nothingFound': 'Keine sensiblen Daten gefunden',
  'data.unreadContent': 'Inhalt nicht bekannt',
  'data.picture': 'Bild, Ton oder Film',
  'data.label': 'Vertraulichkeitsbezeichnung',
  'data.tellingName': 'Name deutet auf sensible Daten hin',
  'data.store': 'Ganzer Datenspeicher',
  'data.locked': 'Passwortgeschütztes Archiv',
  'data.disguised': 'Als anderer Dateityp getarnt',

  'destination.public': 'Öffentlich im Web',
  'destination.link': 'Alle mit dem Link',
  'destination.forwarding': 'Automatische Weiterleitung',
  'destination.foreignAccount': 'Konto einer anderen Organisation',
  'destination.personalRecipient': 'Private Mailadresse',
  'destination.outsideRecipient': 'Externe Person',
  'destination.removable': 'Wechselmedium',
  'destination.otherDevice': 'Anderes Gerät, Verwaltung nicht bekannt',
  'destination.unmanagedDevice': 'Nicht verwaltetes Gerät',
  'destination.unknownDevice': 'Gerät, Verwaltung nicht bekannt',
  'destination.inside': 'Innerhalb der Organisation',
  'destination.unknownTenant': 'Dienst, Konto nicht bekannt',
  'destination.outsideHost': 'Andere Website',
  'destination.unknownPlace': 'Ziel nicht bekannt',
  'destination.ai': 'KI-Werkzeug außerhalb der Organisation',
  'destination.storage': 'Privater Cloud-Speicher',
  'destination.transfer': 'Dateitransferdienst',
  'destination.webmail': 'Private Webmail',
  'destination.messenger': 'Messenger',
  'destination.paste': 'Paste-Seite',
  'destination.social': 'Soziales Netzwerk',
  'destination.code': 'Externer Code-Host',
  'destination.notes': 'Externer Notizdienst',
  'destination.tools': 'Online-Konverter oder -Werkzeug',
  'destination.remote': 'Fernzugriffsdienst',
  'destination.meeting': 'Externer Besprechungsdienst',
  'destination.business': 'Externer Geschäftsdienst',
  'destination.cloud': 'Externes Cloud-Konto',

  'act.suggested': 'Vorschlag der Richtlinie',
  'act.vendorSeverity': 'Schweregrad des Herstellers',

  'scale.rows': 'Zeilen',
  'scale.objects': 'Objekte',
  'scale.events': 'Ereignisse',

  'person.leaver': 'Verlässt die Organisation',
  'person.unknownActor': 'Person nicht bekannt',
  'person.fromUnmanagedDevice': 'Von einem nicht verwalteten Gerät',

  'evidence.evidence': 'Stärke der Hinweise',

  'outcome.failed': 'Die Aktion ist fehlgeschlagen',
  'outcome.blocked': 'Die Aktion wurde blockiert',
};
