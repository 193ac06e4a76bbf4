import { defineText } from '@waybill/ui';

/** Words for policies in use that would not be accepted today. */
export const attentionText = defineText('components/policy/attention', {
  title: 'Needs attention',
  note: 'The policy keeps running. Fix this before you activate the next version.',
});
