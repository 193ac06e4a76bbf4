import type { Translation } from '@waybill/ui';
import type { hoursText } from './hours.text.ts';

export const de: Translation<typeof hoursText> = {
  title: 'Stunden der Woche',
  about: 'zuletzt gesehen, in der Zeitzone Ihrer Organisation',
  hour: 'Stunde',
};
