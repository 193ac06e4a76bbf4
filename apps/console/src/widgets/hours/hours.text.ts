import { defineText } from '@waybill/ui';

export const hoursText = defineText('widgets/hours/hours', {
  title: 'Hours of the week',
  about: 'last seen, in your organization’s time zone',
  hour: 'Hour',
});
