import type { Translation } from '@waybill/ui';
import type { connectionText } from './connection.text.ts';

export const de: Translation<typeof connectionText> = {
  connection: 'Verbindung',
  offline: 'Sie sind offline',
  noAnswer: 'Waybill antwortet nicht',
  since: 'seit',
  age: (time) => `Sie sehen Daten von ${time}. Sie werden automatisch aktualisiert.`,
  ageUnknown: 'Die Anzeige ist möglicherweise veraltet. Sie wird automatisch aktualisiert.',
  tryNow: 'Jetzt versuchen',
  trying: 'Wird versucht',
  update: 'Neue Version',
  updated: 'Waybill wurde aktualisiert.',
  updatedDetail:
    'Laden Sie die Seite neu, um mit der neuen Version zu arbeiten; nicht gespeicherte Eingaben gehen dabei verloren.',
  reload: 'Neu laden',
  later: 'Später',
};
