import type { Translation } from '@waybill/ui';
import type { wordsText } from './words.text.ts';

export const de: Translation<typeof wordsText> = {
  new: 'Neu',
  in_review: 'In Prüfung',
  awaiting_person: 'Wartet auf Person',
  awaiting_team: 'Wartet auf Team',
  escalated: 'Eskaliert',
  snoozed: 'Zurückgestellt',
  suppressed: 'Unterdrückt',
  merged: 'Zusammengeführt',
  closed: 'Geschlossen',

  CRITICAL: 'Kritisch',
  HIGH: 'Hoch',
  MEDIUM: 'Mittel',
  LOW: 'Niedrig',

  detectionPolicy: 'Richtlinie',
  internalDetectionPolicy: 'Eingebaute Richtlinie',
  detectionThresholdPolicy: 'Schwellenwert-Richtlinie',
  classificationEngine: 'Klassifizierung',
  sendToSelf: 'An sich selbst gesendet',
  suspiciousFileSize: 'Auffällige Dateigröße',
  suspiciousFileName: 'Auffälliger Dateiname',
  eventSuspicious: 'Auffälliges Ereignis',

  Policy: 'Richtlinie',
  Manual: 'Manuell',
  AI: 'KI',

  'Web Upload': 'Web-Upload',
  'External Comms': 'Externe Kommunikation',
  'External Share': 'Externe Freigabe',
  'Download to Unmanaged': 'Download auf nicht verwaltetes Ziel',

  inbound: 'Eingehend',
  outbound: 'Ausgehend',

  Upload: 'Hochladen',
  Paste: 'Einfügen',
  Copy: 'Kopieren',
  Download: 'Herunterladen',
  View: 'Ansehen',
  Send: 'Senden',
  Share: 'Teilen',
  Compress: 'Komprimieren',
  compress_no_spaces: 'Komprimieren, Name ohne Leerzeichen',
  Decompress: 'Entpacken',
  CopyFile: 'Datei kopieren',
  Rename: 'Umbenennen',
  CLI: 'Befehlszeile',

  private: 'Privat',
  internal: 'Innerhalb der Organisation',
  external: 'Außerhalb der Organisation',
  link: 'Alle mit dem Link',
  public: 'Öffentlich',

  success: 'Erfolg',
  failure: 'Fehlschlag',
};
