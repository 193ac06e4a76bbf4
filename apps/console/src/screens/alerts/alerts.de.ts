import type { Translation } from '@waybill/ui';
import type { alertsText } from './alerts.text.ts';

export const de: Translation<typeof alertsText> = {
  promise:
    'Alarme werden Personen und Systeme über Erkennungen benachrichtigen und festhalten, was angekommen ist.',
  first: 'Was ausgelöst hat, wer benachrichtigt wurde und wer sich kümmert',
  second: 'Regeln, mit einer Vorschau auf die Nachrichten der letzten 30 Tage',
  third: 'Zustellungen mit ihren Antworten, auch die fehlgeschlagenen',
  today: 'Bis dahin zählt die Liste neue Erkennungen alle 15 Sekunden von selbst.',
  todayLink: 'Erkennungen öffnen',
};
