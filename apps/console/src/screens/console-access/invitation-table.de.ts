import type { Translation } from '@waybill/ui';
import type { invitationTableText } from './invitation-table.text.ts';

export const de: Translation<typeof invitationTableText> = {
  open: 'Aus CSV einladen',
  title: 'Aus einer CSV-Datei einladen',
  about:
    'Die erste Zeile nennt die Spalten: email, wahlweise name und role. Gesendet wird erst, wenn Sie das Ergebnis geprüft haben.',
  choose: 'CSV-Datei wählen',
  role: 'Rolle für Zeilen ohne Rolle',
  ready: (count) => (count === 1 ? '1 Zeile ist bereit' : `${count} Zeilen sind bereit`),
  refused: (count) => (count === 1 ? '1 Zeile ist fehlerhaft' : `${count} Zeilen sind fehlerhaft`),
  sent: (count) => (count === 1 ? '1 Einladung gesendet' : `${count} Einladungen gesendet`),
  send: (count) => (count === 1 ? '1 Einladung senden' : `${count} Einladungen senden`),
  nothing: 'Keine Zeile ist bereit',
  close: 'Schließen',
  cancel: 'Abbrechen',
  results: 'Ergebnis je Zeile',
  line: 'Zeile',
  outcome_ready: 'Bereit',
  outcome_sent: 'Gesendet',
  field_email: 'E-Mail-Adresse',
  field_name: 'Name',
  field_role: 'Rolle',
  faultAt: (field, fault) => `${field}: ${fault}`,
  fault_email_missing: 'fehlt',
  fault_email_invalid: 'keine E-Mail-Adresse',
  fault_email_repeated: 'wiederholt eine frühere Zeile',
  fault_own_address: 'Ihre eigene Adresse',
  fault_already_member: 'bereits Mitglied',
  fault_open: 'bereits eingeladen',
  fault_name_too_long: 'länger als 100 Zeichen',
  fault_role_missing: 'fehlt',
  fault_role_unknown: 'unbekannte Rolle',
  fault_role_not_held: 'hat mehr Berechtigungen als Sie',
  fault_mail_limit: 'Mail-Limit erreicht, lade die Zeile in einer Stunde erneut hoch',
  fault_not_sent:
    'gespeichert, aber die Mail konnte nicht gesendet werden; sende die Einladung erneut',
};
