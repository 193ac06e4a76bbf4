import { ComingSoon } from '../../components/ComingSoon.tsx';

export function PeoplePage() {
  return (
    <ComingSoon
      title="People"
      promise="People will gather what each person of the organisation did with data: their detections, their usual destinations and what changed."
      today={{
        label: 'Open the detections',
        to: '/detections',
        text: 'Until then, filter the detections by a name or an e-mail address.',
      }}
    />
  );
}
