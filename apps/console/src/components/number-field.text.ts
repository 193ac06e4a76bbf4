import { defineText, formatCount } from '@waybill/ui';

export const numberFieldText = defineText('components/number-field', {
  outside: (min: number, max: number, isWhole: boolean) =>
    `Enter a ${isWhole ? 'whole ' : ''}number from ${formatCount(min)} to ${formatCount(max)}`,
});
