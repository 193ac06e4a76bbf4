import { ComingSoon } from '../../components/ComingSoon.tsx';

export function AlertsPage() {
  return (
    <ComingSoon
      title="Alerts"
      promise="Alerts will deliver detections to people and systems: rules, channels, and what has been delivered."
      today={{
        label: 'Open the detections',
        to: '/detections',
        text: 'Until then, the list counts new detections by itself every 15 seconds.',
      }}
    />
  );
}
