import type { DetectionListItem, TriageChange, Verdict } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { useDetectionChange } from '../use-detection-change.ts';
import { wordOf } from '../word-of.ts';
import { TriageDialog, type TriageAction } from './TriageDialog.tsx';
import { triageText } from './triage.text.ts';

interface Asked {
  action: TriageAction;
  detection: DetectionListItem;
}

export interface TriageOne {
  /** Opens the dialog of an action. */
  ask: (action: TriageAction, detection: DetectionListItem) => void;
  take: (detection: DetectionListItem) => void;
  /** The open dialog; render it anywhere on the page. */
  dialog: ReactNode;
}

/** Actions on one detection. `onClosed` is called when one has been closed. */
export function useTriageOne(onClosed?: (detection: DetectionListItem) => void): TriageOne {
  const text = textOf(triageText);
  const changes = useDetectionChange();
  const [asked, setAsked] = useState<Asked | null>(null);

  async function submit({ detection }: Asked, change: TriageChange, verdict?: Verdict) {
    setAsked(null);
    const isDone = changes.apply(detection, change, {
      words: wordsOf(detection.number, change, verdict),
      foreseen:
        change.verdict === undefined
          ? change.snooze && { status: 'snoozed' }
          : { status: 'closed' },
    });
    // The next one opens immediately; if the server refuses, the toast says so.
    if (change.verdict !== undefined) onClosed?.(detection);
    await isDone;
  }

  return {
    ask: (action, detection) => setAsked({ action, detection }),
    take: (detection) => void changes.take(detection, text.taken(detection.number)),
    dialog: asked !== null && (
      <TriageDialog
        action={asked.action}
        subject={{ kind: 'one', detection: asked.detection }}
        onSubmit={(change, verdict) => void submit(asked, change, verdict)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

/** Toast text for a change. */
function wordsOf(number: number, change: TriageChange, verdict?: Verdict): string {
  const text = textOf(triageText);
  if (verdict !== undefined) return text.closedAs(number, wordOf(verdict));
  if (change.snooze !== undefined) return text.snoozed(number);
  if (change.severity !== undefined) return text.severityChanged(number);
  if (change.dueAt !== undefined) return text.dueChanged(number);
  return text.tagsChanged(number);
}
