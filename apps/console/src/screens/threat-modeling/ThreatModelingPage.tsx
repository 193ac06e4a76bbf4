import { ComingSoon } from '../../components/ComingSoon.tsx';

export function ThreatModelingPage() {
  return (
    <ComingSoon
      title="Threat modeling"
      promise="Threat modeling will put the ways in which data can leave beside the policies that watch them, and show what nothing watches."
    />
  );
}
