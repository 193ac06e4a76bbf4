import { Link } from 'react-router';

export interface DetectionLinksProps {
  detections: readonly { detectionId: string; number: number; title: string }[];
}

/** Detections by their numbers, each a way to it; the title tells itself when it is pointed at. */
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
