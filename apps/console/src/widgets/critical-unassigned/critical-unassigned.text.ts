import { defineText } from '@waybill/ui';

export const criticalUnassignedText = defineText(
  'widgets/critical-unassigned/critical-unassigned',
  {
    title: 'Critical, no owner',
    about: 'open now',
    empty: 'No critical detection waits for an owner',
  },
);
