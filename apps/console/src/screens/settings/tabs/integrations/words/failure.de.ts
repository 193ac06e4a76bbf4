import type { Translation } from '@waybill/ui';
import type { failureText } from './failure.text.ts';

export const de: Translation<typeof failureText> = {
  auth_expired: 'Der Anbieter hat die Zugangsdaten abgelehnt',
  auth_expired_todo: 'Erneuern Sie die Zugangsdaten oder, bei Zustellungen, das Signaturgeheimnis.',
  permission_missing: 'Die Zugangsdaten dürfen dies nicht lesen',
  permission_missing_todo: 'Erteilen Sie die für den Stream angegebenen Berechtigungen.',
  not_licensed: 'Der Tarif beim Anbieter enthält dieses Protokoll nicht',
  not_licensed_todo: 'Wechseln Sie den Tarif, oder schalten Sie den Stream aus.',
  rate_limited: 'Ratenlimit des Anbieters erreicht',
  rate_limited_todo:
    'Kein Handeln nötig. Hält das Problem an, bitten Sie den Anbieter um ein höheres Limit.',
  not_found: 'Adresse, Organisation oder Objekt nicht gefunden',
  not_found_todo: 'Prüfen Sie die Namen in der Verbindung.',
  unavailable: 'Der Anbieter hat nicht geantwortet',
  unavailable_todo:
    'Prüfen Sie die Statusseite des Anbieters. Waybill versucht es automatisch erneut.',
  reach_dns: 'Der Hostname wurde nicht gefunden',
  reach_dns_todo:
    'Prüfen Sie die Adresse auf Tippfehler. Stimmt sie, prüfen Sie das DNS des Waybill-Servers.',
  reach_connection: 'Der Server ist nicht erreichbar',
  reach_connection_todo:
    'Prüfen Sie Adresse und Port. Erlauben Sie in der Firewall ausgehende Verbindungen vom Waybill-Server.',
  reach_tls: 'Die sichere Verbindung (TLS) ist fehlgeschlagen',
  reach_tls_todo:
    'Das Zertifikat passt nicht oder ist nicht vertrauenswürdig. Prüfen Sie die Adresse und Proxys, die Verbindungen mitlesen.',
  reach_timeout: 'Der Server hat nicht rechtzeitig geantwortet',
  reach_timeout_todo:
    'Prüfen Sie die Statusseite des Anbieters und die Firewall des Waybill-Servers, und testen Sie erneut.',
  invalid_response: 'Unerwartete Antwort unter dieser Adresse',
  invalid_response_todo:
    'Prüfen Sie die Adresse. Möglicherweise antwortet ein Proxy oder eine Anmeldeseite.',
  schema_changed: 'Erwartete Felder fehlen in der Antwort',
  schema_changed_todo:
    'Aktualisieren Sie Waybill; die Rohdaten bleiben erhalten und können nachgelesen werden.',
  cursor_stuck: 'Der Anbieter liefert immer wieder dieselbe Seite',
  cursor_stuck_todo:
    'Melden Sie das Problem. Lesen Sie den Zeitraum nach, um fehlende Daten zu ergänzen.',
  page_limit: 'Eine Liste endet nicht',
  page_limit_todo:
    'Kein Handeln nötig, der nächste Lauf wird fortgesetzt. Hält das Problem an, melden Sie es.',
  clock_skew: 'Die Uhren des Anbieters und dieses Servers weichen um Minuten ab',
  clock_skew_todo: 'Synchronisieren Sie die Uhr dieses Servers per NTP.',
  config_invalid: 'Ein Feld der Verbindung ist ungültig',
  config_invalid_todo: 'Erneuern Sie die Zugangsdaten und korrigieren Sie das genannte Feld.',
  gone: 'Die Leseposition ist beim Anbieter abgelaufen',
  gone_todo: 'Der Abruf hat neu begonnen. Lesen Sie den fehlenden Zeitraum nach.',
  cancelled: 'Der Lauf wurde angehalten',
  cancelled_todo: 'Kein Handeln nötig. Der nächste Lauf wird fortgesetzt.',
  internal_error: 'Interner Fehler in Waybill',
  internal_error_todo:
    'Melden Sie den Fehler mit der Uhrzeit des Laufs. Details stehen im Protokoll.',
};
