import { defineText } from '@waybill/ui';

export const alertsText = defineText('screens/alerts/alerts', {
  promise: 'Alerts will notify people and systems about detections and track delivery.',
  first: 'Firing alerts, who was notified and who acknowledged',
  second: 'Rules, with a preview of 30 days of messages',
  third: 'Deliveries, responses and failures',
  today: 'Until then, the detections list updates every 15 seconds.',
  todayLink: 'Open detections',
});
