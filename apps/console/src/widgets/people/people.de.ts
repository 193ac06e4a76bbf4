import type { Translation } from '@waybill/ui';
import type { peopleText } from './people.text.ts';

export const de: Translation<typeof peopleText> = {
  title: 'Personen',
  about: 'im Zeitraum',
  head: 'Person',
};
