import { defineText } from '@waybill/ui';

export const overrideRateText = defineText('screens/policies/override-rate', {
  overrideRateIs: (share: string) => `People overrode ${share} of the prompts they answered`,
});
