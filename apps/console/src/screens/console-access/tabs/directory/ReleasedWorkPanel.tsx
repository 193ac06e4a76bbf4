import type { ReleasedWork } from '@waybill/contract';
import { Panel, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../../../app/http/use-read.ts';
import { caseAddress } from '../../../../components/cases/case-address.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { directoryText } from './directory.text.ts';

/** Unassigned work of members who left; nothing where there is none. */
export function ReleasedWorkPanel() {
  const text = textOf(directoryText);
  const { data } = useRead('/v1/directory/released-work');
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={text.released(items.length)}>
      <p className="text-ink-2">{text.releasedAbout}</p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {items.map((work) => (
          <li
            key={`${work.kind} ${work.objectId} ${work.releasedAt}`}
            className="flex flex-wrap justify-between gap-x-4 py-2"
          >
            <Link to={addressOf(work)} className="text-accent underline underline-offset-2">
              {text[`kindOf_${work.kind}`](work.number)}
            </Link>
            <span className="text-sm text-ink-3">
              {text.formerOwner(work.formerOwner.name, localDateTime(work.releasedAt))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function addressOf({ kind, objectId }: ReleasedWork): string {
  return kind === 'detection' ? `/detections/${objectId}` : caseAddress(objectId);
}
