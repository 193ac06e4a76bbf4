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

  offNote: 'Daraus wird nichts gelesen.',
  connectingNote: 'Der erste Lauf ist noch nicht zu Ende.',
  backfillingNote: 'Ein Zeitraum der Vergangenheit wird nachgelesen.',
  healthyNote: 'Jeder eingeschaltete Strom erhält alles.',
  degradedNote: 'Einige Ströme scheitern, andere laufen.',
  auth_expiredNote: 'Der Anbieter nimmt die Zugangsdaten nicht mehr an.',
  pausedNote: 'Bis jemand fortsetzt, wird nichts gelesen.',
  errorNote: 'Kein Strom läuft.',
  silentNote: 'Seit ungewöhnlich langer Zeit ist nichts angekommen.',
  receivingNote: 'Ereignisse werden an Waybill gesendet und kommen wie üblich an.',
  recordsNote:
    'Personen, Geräte oder Objekte sind bekannt. Ein Ereignis ist noch nicht angekommen.',
  removedNote: 'Diese Version hat keinen Konnektor für die Quelle. Frühere Daten bleiben erhalten.',

  seconds: (count) => `${count} Sek.`,
};
