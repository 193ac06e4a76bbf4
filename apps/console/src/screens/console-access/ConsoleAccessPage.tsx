import { ComingSoon } from '../../components/ComingSoon.tsx';

export function ConsoleAccessPage() {
  return (
    <ComingSoon
      title="Console access"
      promise="Console access will invite colleagues, give them roles and take them away again."
    />
  );
}
