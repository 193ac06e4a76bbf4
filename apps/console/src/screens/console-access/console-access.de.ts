import type { Translation } from '@waybill/ui';
import type { consoleAccessText } from './console-access.text.ts';

export const de: Translation<typeof consoleAccessText> = {
  promise:
    'Hier werden Sie Kolleginnen und Kollegen einladen, ihnen Rollen geben und sie wieder entziehen.',
  first: 'Mitglieder mit Rollen, zweitem Faktor und letztem Besuch',
  second: 'Einladungen mit Ablauf und eigene Rollen',
  third: 'Warum eine Person etwas sehen darf, erklärt',
  today: 'Bis dahin laden Sie Personen auf dem Server mit diesem Befehl ein:',
};
