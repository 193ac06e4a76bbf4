import { defineText } from '@waybill/ui';

export const regionText = defineText('app/session/region', {
  region: 'Region',
  'us-east-1': 'United States',
  'eu-west-1': 'Europe',
});
