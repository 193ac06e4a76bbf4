import { ComingSoon } from '../../components/ComingSoon.tsx';

export function DiscoveryPage() {
  return (
    <ComingSoon
      title="Discovery"
      promise="Discovery will draw where data moves: origins at the left, destinations at the right, and for one pair of them the trace of every object between."
      today={{
        label: 'Open the detections',
        to: '/detections',
        text: 'Until then, every detection shows its origin, its destination and the events between.',
      }}
    />
  );
}
