import { IconButton, SeverityBadge, StatusBadge, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { Age } from '../../../components/Age.tsx';
import { wordOf } from '../../../components/detection/word-of.ts';
import { Icon } from '../../../components/icons.ts';
import type { CasePart } from './case-part.ts';
import { casePageText } from './case-page.text.ts';

/** The detections of a case, newest first, each with a remove action. */
export function CaseDetections({ shown, actions, missing }: CasePart) {
  const text = textOf(casePageText);
  if (shown.items.length === 0) return <p className="text-base text-ink-3">{text.noDetections}</p>;
  return (
    <ul className="-my-1.5 flex flex-col">
      {shown.items.map((item) => (
        <li
          key={item.detectionId}
          className="flex items-center gap-2 border-b border-line py-1 last:border-b-0"
        >
          <Link
            to={`/detections/${item.detectionId}`}
            className="flex min-w-0 flex-1 items-center gap-2.5 rounded-sm py-1 text-base hover:bg-hover"
          >
            <SeverityBadge severity={item.severity} />
            <span className="font-mono text-sm text-ink-3">DET-{item.number}</span>
            <span className="min-w-0 flex-1 truncate">{item.title}</span>
            <StatusBadge status={item.status} label={wordOf(item.status)} />
            <span className="text-sm text-ink-3">
              <Age at={item.lastSeenAt} />
            </span>
          </Link>
          {missing === undefined && (
            <IconButton
              label={text.takeOut(item.number)}
              icon={<Icon.close />}
              onClick={() => void actions.takeOut(item.detectionId)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
