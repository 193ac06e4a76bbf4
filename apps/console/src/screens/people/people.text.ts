import { defineText } from '@waybill/ui';

export const peopleText = defineText('screens/people/people', {
  promise: 'People will gather what each person of the organisation did with data.',
  first: 'Who needs attention, and what changed in the last 30 days',
  second: 'Usual destinations, devices and accounts of a person',
  third: 'Who opened that person’s record',
  today: 'Until then, filter the detections by a name or an e-mail address.',
  todayLink: 'Open the detections',
});
