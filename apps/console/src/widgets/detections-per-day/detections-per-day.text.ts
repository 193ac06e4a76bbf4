import { defineText } from '@waybill/ui';

export const perDayText = defineText('widgets/detections-per-day/detections-per-day', {
  title: 'Detections per day',
  about: 'in range',
  day: 'Day',
});
