import type { Translation } from '@waybill/ui';
import type { stateText } from './state.text.ts';

export const de: Translation<typeof stateText> = {
  off: 'Aus',
  connecting: 'Verbindet',
  backfilling: 'Liest nach',
  healthy: 'In Ordnung',
  degraded: 'Gestört',
  auth_expired: 'Anmeldung abgelaufen',
  paused: 'Angehalten',
  error: 'Fehler',
  silent: 'Stumm',
  receiving: 'Empfängt',
  records: 'Nur Bestände',
  removed: 'Konnektor entfernt',

  offNote: 'Kein Abruf.',
  connectingNote: 'Der erste Lauf ist noch nicht abgeschlossen.',
  backfillingNote: 'Historische Daten werden nachgelesen.',
  healthyNote: 'Alle aktiven Streams liefern Daten.',
  degradedNote: 'Einige Streams schlagen fehl.',
  auth_expiredNote: 'Der Anbieter lehnt die Zugangsdaten ab.',
  pausedNote: 'Pausiert. Kein Abruf.',
  errorNote: 'Alle Streams schlagen fehl.',
  silentNote: 'Ungewöhnlich lange keine Daten.',
  receivingNote: 'Ereignisse werden an Waybill gesendet und kommen wie üblich an.',
  recordsNote:
    'Personen, Geräte oder Objekte sind bekannt. Ein Ereignis ist noch nicht angekommen.',
  removedNote: 'Diese Version hat keinen Konnektor für die Quelle. Frühere Daten bleiben erhalten.',

  seconds: (count) => `${count} Sek.`,
};
