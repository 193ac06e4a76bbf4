import type { SavedView } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../../app/http/api-error.ts';
import { change as send } from '../../../app/http/api.ts';
import { readPath } from '../../../app/http/build-path.ts';
import type { BodyOf, ResponseOf } from '../../../app/http/routes-type.ts';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { savedViewsText } from './saved-views.text.ts';
import { paramsOfView, viewIdOf, withoutOpenView } from './view-address.ts';

type NewView = BodyOf<'/v1/saved-views', 'POST'>;
export type ViewChange = Omit<BodyOf<'/v1/saved-views/{viewId}', 'PATCH'>, 'rev'>;
type List = ResponseOf<'/v1/saved-views'>;

export interface ViewChanges {
  /** Saves a view and opens it. Throws the server's error for the dialog to show. */
  create: (wanted: NewView) => Promise<boolean>;
  /** Changes a view. Throws as `create`. */
  rename: (view: SavedView, name: string) => Promise<boolean>;
  /** Changes a view; failures are reported. */
  change: (view: SavedView, change: ViewChange, words: string) => Promise<void>;
  /** Removes a view; the toast undoes it. */
  remove: (view: SavedView) => Promise<void>;
}

const LIST = readPath('/v1/saved-views');
const isOfCounts = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/v1/saved-views/counts');

/** Actions on saved views. */
export function useViewChanges(): ViewChanges {
  const { mutate } = useSWRConfig();
  const { setParams } = useNavigator();
  const text = textOf(savedViewsText);

  /** Lays a view as the server answered it over the list of views. */
  async function show(view: SavedView): Promise<void> {
    const place = (held: List | undefined) =>
      held && {
        items: [...held.items.filter(({ viewId }) => viewId !== view.viewId), view].toSorted(
          (a, b) => a.name.localeCompare(b.name),
        ),
      };
    await mutate(LIST, place, { revalidate: false });
    void mutate(isOfCounts);
  }

  const open = (view: SavedView) => setParams(() => paramsOfView(view), { replace: true });

  async function patch(view: SavedView, change: ViewChange): Promise<SavedView | undefined> {
    const { viewId, rev } = view;
    const changed = await send('PATCH', '/v1/saved-views/{viewId}', {
      params: { viewId },
      body: { rev, ...change },
    });
    if (changed !== undefined) await show(changed);
    return changed;
  }

  async function restore({ viewId }: SavedView, wasOpen: boolean): Promise<void> {
    try {
      const restored = await send('POST', '/v1/saved-views/{viewId}/restore', {
        params: { viewId },
      });
      if (restored === undefined) return;
      await show(restored);
      if (wasOpen) open(restored);
      toast({ variant: 'success', title: text.restored(restored.name) });
    } catch (error) {
      tellFailure(error);
    }
  }

  return {
    create: async (wanted) => {
      const view = await send('POST', '/v1/saved-views', { body: wanted });
      if (view === undefined) return false;
      await show(view);
      open(view);
      toast({ variant: 'success', title: text.saved(view.name) });
      return true;
    },
    rename: async (view, name) => (await patch(view, { name })) !== undefined,
    change: async (view, change, words) => {
      try {
        const changed = await patch(view, change);
        if (changed === undefined) return;
        if (change.query !== undefined) open(changed);
        toast({ variant: 'success', title: words });
      } catch (error) {
        const isStale = error instanceof ApiError && error.hasCode('resource.conflict');
        if (isStale) {
          toast({
            variant: 'warning',
            title: text.changedMeanwhile(view.name),
            description: text.changedMeanwhileHelp,
          });
        } else tellFailure(error);
        await mutate(LIST);
      }
    },
    remove: async (view) => {
      const wasOpen = viewIdOf(new URLSearchParams(window.location.search)) === view.viewId;
      try {
        const removed = await send('DELETE', '/v1/saved-views/{viewId}', {
          params: { viewId: view.viewId },
        });
        if (removed === undefined) return;
      } catch (error) {
        tellFailure(error);
        await mutate(LIST);
        return;
      }
      // The list stays unchanged; only the view name is removed.
      if (wasOpen) setParams(withoutOpenView, { replace: true });
      await mutate(
        LIST,
        (held: List | undefined) =>
          held && { items: held.items.filter(({ viewId }) => viewId !== view.viewId) },
        { revalidate: false },
      );
      toast({
        variant: 'success',
        title: text.removed(view.name),
        action: { label: text.undo, onClick: () => void restore(view, wasOpen) },
      });
    },
  };
}
