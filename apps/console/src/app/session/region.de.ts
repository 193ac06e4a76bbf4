import type { Translation } from '@waybill/ui';
import type { regionText } from './region.text.ts';

export const de: Translation<typeof regionText> = {
  region: 'Region',
  'us-east-1': 'Vereinigte Staaten',
  'eu-west-1': 'Europa',
};
