import { useState, type ReactNode } from 'react';
import { COLUMNS_PARAM } from './list/list-columns.ts';
import { BuiltInLinks } from './views/BuiltInLinks.tsx';
import { ChangedMark } from './views/ChangedMark.tsx';
import { SaveViewDialog, type WantedView } from './views/SaveViewDialog.tsx';
import { useOpenCounts, useSavedViews } from './views/use-saved-views.ts';
import { useViewChanges } from './views/use-view-changes.ts';
import { ViewNotice } from './views/ViewNotice.tsx';
import { ViewsMenu } from './views/ViewsMenu.tsx';

/** The list settings stored in a view besides the address. */
export interface ShownList {
  /** Ids of the columns in order. */
  columns: readonly string[];
  /** The columns are of the reader's choice. */
  hasOwnColumns: boolean;
  /** When its figures were read. */
  asOf: string | undefined;
}

export interface ViewLinksProps {
  /** Without a list in sight views are opened, and none is saved. */
  list?: ShownList;
  /** Draws the line of views where it belongs; by default its own line. */
  renderLine?: (views: ReactNode) => ReactNode;
}

/** Built-in views and saved ones, in one line. */
export function ViewLinks({ list, renderLine = ownLine }: ViewLinksProps) {
  const saved = useSavedViews();
  const counts = useOpenCounts(list?.asOf);
  const changes = useViewChanges();
  const [asked, setAsked] = useState<'new' | 'rename' | null>(null);
  const { open, shownQuery } = saved;

  function save({ name, isShared, hasColumns }: WantedView): Promise<boolean> {
    if (asked === 'rename' && open !== null) return changes.rename(open.view, name);
    const query = new URLSearchParams(shownQuery);
    if (hasColumns) query.set(COLUMNS_PARAM, list?.columns.join(',') ?? '');
    else query.delete(COLUMNS_PARAM);
    return changes.create({ name, isShared, query: query.toString() });
  }

  return (
    <>
      {renderLine(
        <div className="flex min-w-0 items-center gap-2">
          <BuiltInLinks counts={counts} />
          {list !== undefined && <ChangedMark saved={saved} changes={changes} />}
          <ViewsMenu
            saved={saved}
            counts={counts}
            changes={changes}
            onAsk={list === undefined ? undefined : setAsked}
          />
        </div>,
      )}
      <ViewNotice saved={saved} changes={changes} />
      {asked !== null && (
        <SaveViewDialog
          kind={asked}
          name={asked === 'rename' ? (open?.view.name ?? '') : ''}
          hasOwnColumns={list?.hasOwnColumns ?? false}
          onSave={save}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function ownLine(views: ReactNode): ReactNode {
  return <div className="px-4 pb-2">{views}</div>;
}
