import { defineText } from '@waybill/ui';

export const criticalUnassignedText = defineText(
  'widgets/critical-unassigned/critical-unassigned',
  {
    title: 'Critical, no owner',
    about: 'open now',
    empty: 'Every critical detection has an owner',
  },
);
