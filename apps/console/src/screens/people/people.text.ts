import { defineText } from '@waybill/ui';

export const peopleText = defineText('screens/people/people', {
  promise: 'People will show what each person does with data.',
  first: 'People who need attention, with 30-day changes',
  second: 'A person’s usual destinations, devices and accounts',
  third: 'An access log for each person’s record',
  today: 'Until then, filter detections by name or e-mail address.',
  todayLink: 'Open detections',
});
