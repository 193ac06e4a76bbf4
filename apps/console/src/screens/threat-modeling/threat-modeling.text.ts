import { defineText } from '@waybill/ui';

export const threatModelingText = defineText('screens/threat-modeling/threat-modeling', {
  promise: 'Threat modeling will show how data can leave and which policies cover it.',
  first: 'Scenarios such as a public link or a leaver’s bulk download',
  second: 'How often each was observed, and its controls',
  third: 'Uncovered threats, with a suggested policy',
  today: 'Until then, policies show what is covered.',
  todayLink: 'View policies',
});
