import type { SavedView } from '@waybill/contract';
import { DEFAULT_VIEW } from '@waybill/contract/saved-views';
import { Button, Menu, textOf, toast, type MenuItem } from '@waybill/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { change } from '../../../app/http/api.ts';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason, useSessionInfo } from '../../../app/session/session-context.ts';
import { useTriageKeys } from '../../../components/detection/triage/use-triage-keys.ts';
import { Icon } from '../../../components/icons.ts';
import { builtInViewOf } from './built-in-views.ts';
import { savedViewsText } from './saved-views.text.ts';
import type { OpenCounts, OpenView, useSavedViews } from './use-saved-views.ts';
import type { ViewChanges } from './use-view-changes.ts';
import { viewAddress } from './view-address.ts';

interface ViewsMenuProps {
  saved: ReturnType<typeof useSavedViews>;
  counts: OpenCounts;
  changes: ViewChanges;
  /** Asks for the name of a new view or of the open one; without it nothing can be saved here. */
  onAsk: ((kind: 'new' | 'rename') => void) | undefined;
}

/** The key that opens it. */
const KEY = 'w';

/** Saved views: opens one, with actions on the open one. */
export function ViewsMenu({ saved, counts, changes, onAsk }: ViewsMenuProps) {
  const text = textOf(savedViewsText);
  const [isOpen, setOpen] = useState(false);
  useTriageKeys({ [KEY]: () => setOpen(true) });
  const listed = useListedItems(saved, counts);
  const acts = useOpenViewItems({ saved, changes, onAsk });
  const { open } = saved;
  const asDefault = useDefaultItems(open);
  const items: MenuItem[] = [
    ...listed,
    ...(onAsk === undefined ? [] : asDefault),
    ...acts,
    ...(onAsk === undefined
      ? []
      : [
          { kind: 'separator' as const, key: 'before-new' },
          {
            key: 'new',
            label: text.saveNew,
            icon: <Icon.add aria-hidden />,
            onSelect: () => onAsk('new'),
          },
        ]),
  ];
  return (
    <Menu
      label={text.savedViews}
      align="start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          size="sm"
          aria-label={triggerName(open)}
          icon={<Icon.savedView aria-hidden />}
          className="max-w-72"
        >
          <span className="truncate">{open?.view.name ?? text.savedViews}</span>
          <Icon.expand aria-hidden className="text-ink-3" />
        </Button>
      }
      items={items}
    />
  );
}

function triggerName(open: OpenView | null): string {
  const text = textOf(savedViewsText);
  if (open === null) return text.savedViews;
  const { name } = open.view;
  return open.isChanged ? text.openChangedViewIs(name) : text.openViewIs(name);
}

/** The reader's own and shared views; or that there are none, or could not be read. */
function useListedItems(saved: ViewsMenuProps['saved'], counts: OpenCounts): MenuItem[] {
  const text = textOf(savedViewsText);
  const navigate = useNavigate();
  const { views = [], hasFailed, open } = saved;
  if (hasFailed) {
    return [
      { kind: 'label', key: 'failed', label: text.failed },
      {
        key: 'retry',
        label: text.tryAgain,
        icon: <Icon.refresh aria-hidden />,
        onSelect: saved.retry,
      },
    ];
  }
  const itemOf = (view: SavedView): MenuItem => ({
    key: view.viewId,
    label: view.name,
    hint: aboutView(view, counts.get(view.viewId)),
    isChecked: view.viewId === open?.view.viewId,
    onSelect: () => void navigate(viewAddress(view)),
  });
  const section = (key: 'own' | 'shared', those: SavedView[]): MenuItem[] =>
    those.length === 0 ? [] : [{ kind: 'label', key, label: text[key] }, ...those.map(itemOf)];
  const sections = [
    ...section(
      'own',
      views.filter(({ isShared }) => !isShared),
    ),
    ...section(
      'shared',
      views.filter(({ isShared }) => isShared),
    ),
  ];
  return sections.length > 0 || saved.views === undefined
    ? sections
    : [{ kind: 'label', key: 'none', label: text.none }];
}

function aboutView(view: SavedView, open: number | undefined): string | undefined {
  const text = textOf(savedViewsText);
  const parts = [
    ...(open === undefined ? [] : [text.openCount(open)]),
    ...(view.isShared && !view.isOwn ? [text.by(view.authorName)] : []),
    ...(view.missing.length > 0 ? [text.hasGaps] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** Makes the current view the default. */
function useDefaultItems(open: OpenView | null): MenuItem[] {
  const text = textOf(savedViewsText);
  const { search } = useLocation();
  const { data, mutate } = useRead('/v1/preferences', undefined, { revalidateOnFocus: false });
  const shownId = open?.view.viewId ?? builtInViewOf(new URLSearchParams(search));
  if (data === undefined || shownId === null) return [];
  const isDefault = (data.defaultView ?? DEFAULT_VIEW) === shownId;
  const choose = async (): Promise<void> => {
    try {
      const next = await change('PATCH', '/v1/preferences', { body: { defaultView: shownId } });
      if (next === undefined) return;
      await mutate(next, { revalidate: false });
      toast({ variant: 'success', title: text.defaultSaved });
    } catch (error) {
      tellFailure(error);
    }
  };
  return [
    { kind: 'separator', key: 'before-default' },
    {
      key: 'default',
      label: text.openByDefault,
      isChecked: isDefault,
      onSelect: () => void (isDefault ? undefined : choose()),
    },
  ];
}

/** Actions on the open view. */
function useOpenViewItems({
  saved: { open, shownQuery },
  changes,
  onAsk,
}: Pick<ViewsMenuProps, 'saved' | 'changes' | 'onAsk'>): MenuItem[] {
  const text = textOf(savedViewsText);
  const navigate = useNavigate();
  const { can } = useSessionInfo();
  const missing = useMissingReason('detection:triage');
  if (open === null || onAsk === undefined) return [];
  const { view, isChanged } = open;
  const { name } = view;
  const kept = view.isShared && !can('detection:triage') ? missing : undefined;
  const notMine = view.isShared && !view.isOwn ? text.onlyAuthor(view.authorName) : undefined;
  const ofChanges: MenuItem[] = [
    {
      key: 'update',
      label: text.update,
      icon: <Icon.save aria-hidden />,
      disabledReason: kept,
      onSelect: () => void changes.change(view, { query: shownQuery.toString() }, text.saved(name)),
    },
    {
      key: 'discard',
      label: text.discard,
      icon: <Icon.replay aria-hidden />,
      onSelect: () => void navigate(viewAddress(view)),
    },
  ];
  return [
    { kind: 'separator', key: 'before-open' },
    { kind: 'label', key: 'open', label: name },
    ...(isChanged ? ofChanges : []),
    {
      key: 'rename',
      label: text.rename,
      icon: <Icon.rename aria-hidden />,
      disabledReason: kept,
      onSelect: () => onAsk('rename'),
    },
    {
      key: 'share',
      label: view.isShared ? text.makePrivate : text.share,
      icon: view.isShared ? <Icon.hide aria-hidden /> : <Icon.people aria-hidden />,
      disabledReason: missing ?? notMine,
      onSelect: () =>
        void changes.change(
          view,
          { isShared: !view.isShared },
          view.isShared ? text.isPrivate(name) : text.isShared(name),
        ),
    },
    {
      key: 'remove',
      label: text.remove,
      icon: <Icon.delete aria-hidden />,
      isDanger: true,
      disabledReason: kept,
      onSelect: () => void changes.remove(view),
    },
  ];
}
