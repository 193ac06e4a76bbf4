import { defineText } from '@waybill/ui';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const openBySeverityText = defineText('widgets/open-by-severity/open-by-severity', {
  title: 'Open by severity and age',
  about: 'open now',
  youngerThan: (count: number) => `under ${days(count)}`,
  between: (least: number, most: number) => `${least} to ${days(most)}`,
  olderThan: (count: number) => `${days(count)} and more`,
});
