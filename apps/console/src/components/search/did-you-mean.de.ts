import type { Translation } from '@waybill/ui';
import type { didYouMeanText } from './did-you-mean.text.ts';

export const de: Translation<typeof didYouMeanText> = {
  didYouMean: 'Meinten Sie',
};
