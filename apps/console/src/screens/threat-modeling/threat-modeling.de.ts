import type { Translation } from '@waybill/ui';
import type { threatModelingText } from './threat-modeling.text.ts';

export const de: Translation<typeof threatModelingText> = {
  promise: 'Hier sehen Sie künftig mögliche Abflusswege und die Richtlinien, die sie überwachen.',
  first: 'Szenarien wie ein öffentlicher Link oder der Massendownload vor einem Austritt',
  second: 'Häufigkeit und Abdeckung jedes Szenarios',
  third: 'Nicht überwachte Szenarien mit Richtlinienvorschlag',
  today: 'Bis dahin zeigen die Richtlinien die aktuelle Abdeckung.',
  todayLink: 'Richtlinien ansehen',
};
