import { defineText } from '@waybill/ui';

export const destinationsText = defineText('widgets/destinations/destinations', {
  title: 'Destinations',
  about: 'in range',
  head: 'Destination',
});
