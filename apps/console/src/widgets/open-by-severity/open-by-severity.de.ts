import type { Translation } from '@waybill/ui';
import type { openBySeverityText } from './open-by-severity.text.ts';

const days = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;

export const de: Translation<typeof openBySeverityText> = {
  title: 'Offen nach Schweregrad und Alter',
  about: 'jetzt offen',
  youngerThan: (count) => `unter ${count === 1 ? '1 Tag' : `${count} Tagen`}`,
  between: (least, most) => `${least} bis ${days(most)}`,
  olderThan: (count) => `ab ${count === 1 ? '1 Tag' : `${count} Tagen`}`,
};
