import { Badge } from './Badge.tsx';

/** Marks what belongs to the sample data, so that nobody takes it for real. */
export function SampleMark() {
  return (
    <Badge tone="accent" title="Part of the sample data, not of your organisation">
      Sample
    </Badge>
  );
}
