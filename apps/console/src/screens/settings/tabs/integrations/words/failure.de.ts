import type { Translation } from '@waybill/ui';
import type { failureText } from './failure.text.ts';

export const de: Translation<typeof failureText> = {
  auth_expired: 'Der Anbieter hat die Zugangsdaten abgelehnt',
  auth_expired_todo:
    'Erneuern Sie die Zugangsdaten oder, bei Zustellungen, das richtige Geheimnis.',
  permission_missing: 'Die Zugangsdaten dürfen dies nicht lesen',
  permission_missing_todo: 'Erteilen Sie die Berechtigungen, die der Strom nennt.',
  not_licensed: 'Der Tarif beim Anbieter enthält dieses Protokoll nicht',
  not_licensed_todo: 'Wechseln Sie den Tarif, oder schalten Sie den Strom aus.',
  rate_limited: 'Der Anbieter bittet zu warten: zu viele Anfragen',
  rate_limited_todo: 'Nichts; bleibt es so, bitten Sie den Anbieter um ein größeres Kontingent.',
  not_found: 'Adresse, Organisation oder Objekt gibt es nicht',
  not_found_todo: 'Prüfen Sie die Namen in der Verbindung.',
  unavailable: 'Der Anbieter hat nicht geantwortet',
  unavailable_todo: 'Sehen Sie auf dessen Statusseite nach. Es wird von selbst erneut versucht.',
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
  invalid_response: 'Was geantwortet hat, ist nicht diese Schnittstelle',
  invalid_response_todo:
    'Prüfen Sie die Adresse; ein Proxy oder eine Anmeldeseite kann dazwischenstehen.',
  schema_changed: 'Der Antwort fehlt, was jede Antwort hatte',
  schema_changed_todo:
    'Aktualisieren Sie Waybill; die Rohdaten bleiben erhalten und können nachgelesen werden.',
  cursor_stuck: 'Der Anbieter liefert immer wieder dieselbe Seite',
  cursor_stuck_todo: 'Melden Sie es; Nachlesen über den Zeitraum holt, was fehlt.',
  page_limit: 'Eine Liste endet nicht',
  page_limit_todo: 'Nichts: Der nächste Lauf geht weiter. Bleibt es so, melden Sie es.',
  clock_skew: 'Die Uhren des Anbieters und dieses Rechners gehen um Minuten auseinander',
  clock_skew_todo: 'Stellen Sie die Uhr dieses Rechners per NTP.',
  config_invalid: 'Ein Feld der Verbindung ist nicht brauchbar',
  config_invalid_todo: 'Erneuern Sie die Zugangsdaten und berichtigen Sie das genannte Feld.',
  gone: 'Die Stelle beim Anbieter gibt es nicht mehr',
  gone_todo: 'Es wurde neu begonnen; lesen Sie den Zeitraum dazwischen nach.',
  cancelled: 'Der Lauf wurde angehalten',
  cancelled_todo: 'Nichts: Der nächste Lauf geht weiter.',
  internal_error: 'Waybill selbst ist bei diesem Lauf gescheitert',
  internal_error_todo: 'Melden Sie es mit der Uhrzeit des Laufs; das Protokoll nennt den Fehler.',
};
