import type { Translation } from '@waybill/ui';
import type { threatModelingText } from './threat-modeling.text.ts';

export const de: Translation<typeof threatModelingText> = {
  promise:
    'Hier stehen die Wege, auf denen Daten abfließen können, neben den Richtlinien, die sie überwachen.',
  first: 'Szenarien wie ein öffentlicher Link oder der Massendownload vor einem Austritt',
  second: 'Wie oft jedes beobachtet wurde und was es überwacht',
  third: 'Was niemand überwacht, mit einer Richtlinie als Anfang',
  today: 'Bis dahin sagen die Richtlinien, was überwacht wird.',
  todayLink: 'Richtlinien ansehen',
};
