import type { Translation } from '@waybill/ui';
import type { overrideRateText } from './override-rate.text.ts';

export const de: Translation<typeof overrideRateText> = {
  overrideRateIs: (share) => `${share} der beantworteten Warnungen wurden übersteuert`,
};
