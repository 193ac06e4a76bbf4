import { defineText } from '@waybill/ui';

export const didYouMeanText = defineText('components/search/did-you-mean', {
  didYouMean: 'Did you mean',
});
