import { defineText } from '../text/define-text.ts';

export const placeText = defineText('ui/place/place', {
  to: 'to',
  unmanaged: 'Unmanaged',
  outside: 'External',
});
