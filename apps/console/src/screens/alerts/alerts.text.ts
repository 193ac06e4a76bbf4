import { defineText } from '@waybill/ui';

export const alertsText = defineText('screens/alerts/alerts', {
  promise: 'Alerts will tell people and systems about detections, and keep track of what arrived.',
  first: 'What fires, who was told and who has taken it on',
  second: 'Rules, with a preview of the messages of the last 30 days',
  third: 'Deliveries with their answers, and those that failed',
  today: 'Until then, the list counts new detections by itself every 15 seconds.',
  todayLink: 'Open the detections',
});
