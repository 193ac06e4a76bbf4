import type { BacktestResult } from '@waybill/contract';
import { Button, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../../app/http/api.ts';
import { readPath } from '../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import type { ShownAct } from '../draft/like-event.ts';
import { panelText } from '../panel/panel.text.ts';

const EVENTS = '/v1/detections/{detectionId}/events';

type Missed = NonNullable<BacktestResult['recallKnown']>['missed'];

export interface MissedDetectionsProps {
  missed: Missed;
  onInclude: (act: ShownAct) => void;
}

/** Confirmed detections that the draft no longer matches, each with a fix. */
export function MissedDetections({ missed, onInclude }: MissedDetectionsProps) {
  const words = textOf(panelText);
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set());
  async function include(detectionId: string): Promise<void> {
    if (said.has(detectionId)) return;
    try {
      const args = { params: { detectionId }, query: { limit: 1 } };
      const path = readPath(EVENTS, args);
      const [act] = (await request<ResponseOf<typeof EVENTS>>(path))?.items ?? [];
      if (act === undefined) return;
      onInclude(act);
      setSaid((known) => new Set([...known, detectionId]));
    } catch (failure) {
      tellFailure(failure);
    }
  }
  return (
    <ul className="divide-y divide-line">
      {missed.map(({ detectionId, number, title }) => (
        <li key={detectionId} className="flex items-center gap-2 px-4 py-2">
          <Link
            to={`/detections/${detectionId}`}
            className="min-w-0 flex-1 truncate text-accent hover:underline"
          >
            <span className="font-mono text-sm">DET-{number}</span> {title}
          </Link>
          <Button
            size="sm"
            variant="ghost"
            className="-mr-2 shrink-0"
            title={said.has(detectionId) ? words.includeDone : words.includeTitle}
            onClick={() => void include(detectionId)}
          >
            {said.has(detectionId) ? words.includeSaid : words.include}
          </Button>
        </li>
      ))}
    </ul>
  );
}
