import type { Translation } from '@waybill/ui';
import type { discoveryText } from './discovery.text.ts';

export const de: Translation<typeof discoveryText> = {
  promise: 'Hier werden Sie sehen, wohin sich Daten bewegen: Quellen links, Ziele rechts.',
  first: 'Jeder Fluss zwischen zwei Orten, mit Umfang und Personen',
  second: 'Für ein Paar von Orten die Spur jedes Objekts dazwischen',
  third: 'Umbenennen, Komprimieren und Kopieren unterwegs',
  today: 'Bis dahin zeigt jede Erkennung Quelle, Ziel und die Ereignisse dazwischen.',
  todayLink: 'Erkennungen öffnen',
};
