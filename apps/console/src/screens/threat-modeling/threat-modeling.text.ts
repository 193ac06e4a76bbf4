import { defineText } from '@waybill/ui';

export const threatModelingText = defineText('screens/threat-modeling/threat-modeling', {
  promise:
    'Threat modeling will put the ways in which data can leave beside the policies that watch them.',
  first: 'Scenarios such as a public link or a leaver’s bulk download',
  second: 'How often each was seen, and what watches it',
  third: 'What nothing watches, with a policy to start from',
  today: 'Until then, the policies say what is watched.',
  todayLink: 'See the policies',
});
