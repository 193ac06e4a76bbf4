import { Badge, Button, textOf } from '@waybill/ui';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { savedViewsText } from './saved-views.text.ts';
import type { useSavedViews } from './use-saved-views.ts';
import type { ViewChanges } from './use-view-changes.ts';

interface ChangedMarkProps {
  saved: ReturnType<typeof useSavedViews>;
  changes: ViewChanges;
}

/** Marks that the list differs from the open view, with an option to save; empty otherwise. */
export function ChangedMark({ saved: { open, shownQuery }, changes }: ChangedMarkProps) {
  const text = textOf(savedViewsText);
  const { can } = useSessionInfo();
  if (open?.isChanged !== true) return null;
  const { view } = open;
  return (
    <>
      <Badge tone="accent">{text.changed}</Badge>
      {(!view.isShared || can('detection:triage')) && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() =>
            void changes.change(view, { query: shownQuery.toString() }, text.saved(view.name))
          }
        >
          {text.update}
        </Button>
      )}
    </>
  );
}
