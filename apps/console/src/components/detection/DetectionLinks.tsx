import { Link } from 'react-router';

export interface DetectionLinksProps {
  detections: readonly { detectionId: string; number: number; title: string }[];
}

/** Linked detection numbers; their titles load on hover. */
export function DetectionLinks({ detections }: DetectionLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {detections.map(({ detectionId, number, title }) => (
        <li key={detectionId}>
          <Link
            to={`/detections/${detectionId}`}
            title={title}
            className="font-mono text-sm text-accent hover:underline"
          >
            DET-{number}
          </Link>
        </li>
      ))}
    </ul>
  );
}
