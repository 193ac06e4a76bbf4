import { defineText } from '@waybill/ui';

export const policyWizardText = defineText('screens/policy-wizard/policy-wizard', {
  promise:
    'The wizard will write and change policies, and try them on past activity before they count.',
  first: 'Data, movement, exceptions and threshold, step by step',
  second: 'What a change would have found, compared with today',
  third: 'The policy as a sentence, as a tree and as text',
  today: 'Until then, the built-in policies are in force.',
  todayLink: 'See the policies',
});
