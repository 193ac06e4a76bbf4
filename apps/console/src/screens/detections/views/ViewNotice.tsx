import type { SavedView } from '@waybill/contract';
import { Button, textOf } from '@waybill/ui';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { Icon } from '../../../components/icons.ts';
import { SlimBanner } from '../../../components/SlimBanner.tsx';
import { LIST_KEYS } from '../filter/detection-view.ts';
import { keyLabel } from '../filter/facet-view.ts';
import { savedViewsText } from './saved-views.text.ts';
import type { useSavedViews } from './use-saved-views.ts';
import type { ViewChanges } from './use-view-changes.ts';
import { withoutOpenView, withoutValues } from './view-address.ts';

interface ViewNoticeProps {
  saved: ReturnType<typeof useSavedViews>;
  changes: ViewChanges;
}

/** Problem of the open view: its filter values are gone, or the reader may not see it. */
export function ViewNotice({ saved: { open, isUnknown, shownQuery }, changes }: ViewNoticeProps) {
  const text = textOf(savedViewsText);
  const { setParams } = useNavigator();
  const refused = useMissingReason('detection:triage');
  if (isUnknown) {
    return (
      <div className="mb-2.5">
        <SlimBanner
          label={text.notice}
          icon={<Icon.alert aria-hidden />}
          actions={
            <Button size="sm" onClick={() => setParams(withoutOpenView, { replace: true })}>
              {text.dismiss}
            </Button>
          }
        >
          {text.unknown}
        </SlimBanner>
      </div>
    );
  }
  if (open === null || open.isChanged || open.view.missing.length === 0) return null;
  const { view } = open;
  const query = withoutValues(shownQuery, view.missing).toString();
  return (
    <div className="mb-2.5">
      <SlimBanner
        label={text.notice}
        tone="warning"
        icon={<Icon.alert aria-hidden />}
        actions={
          <Button
            size="sm"
            disabledReason={view.isShared ? refused : undefined}
            onClick={() => void changes.change(view, { query }, text.saved(view.name))}
          >
            {text.takeOut}
          </Button>
        }
      >
        {text.gone(view.name, view.missing.map(goneWords).join(', '))}
      </SlimBanner>
    </div>
  );
}

function goneWords({ filter, value }: SavedView['missing'][number]): string {
  const key = LIST_KEYS.find((known) => known === filter);
  return `${key === undefined ? filter : keyLabel(key)} ${value}`;
}
