import type { Translation } from '@waybill/ui';
import type { alertsText } from './alerts.text.ts';

export const de: Translation<typeof alertsText> = {
  promise:
    'Alarme werden Personen und Systeme über Erkennungen benachrichtigen und jede Zustellung protokollieren.',
  first: 'Auslöser, benachrichtigte Personen und Zuständige',
  second: 'Regeln, mit einer Vorschau auf die Nachrichten der letzten 30 Tage',
  third: 'Zustellungen mit Antworten, auch fehlgeschlagene',
  today: 'Bis dahin aktualisiert die Liste neue Erkennungen alle 15 Sekunden.',
  todayLink: 'Erkennungen öffnen',
};
