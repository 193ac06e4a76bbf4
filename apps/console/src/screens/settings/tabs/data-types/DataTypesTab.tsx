import { Skeleton, textOf } from '@waybill/ui';
import { Suspense } from 'react';
import { lazyScreen } from '../../../../app/screens/lazy-screen.ts';
import { tabText } from './tab.text.ts';
import { useDataTypesPlace } from './use-data-types-place.ts';

/** Code loaded on demand: every page of the console knows this tab. */
const { Screen: List } = lazyScreen('data types', () =>
  import('./list/DataTypesView.tsx').then((module) => module.DataTypesView),
);
const { Screen: Opened } = lazyScreen('a data type', () =>
  import('./OpenedPage.tsx').then((module) => module.OpenedPage),
);

/** Sensitive data types: the list with a type next to it, the editor, or the tester. */
export function DataTypesTab() {
  const { page } = useDataTypesPlace();
  const View = page === 'list' ? List : Opened;
  return (
    <Suspense key={page} fallback={<Waiting />}>
      <View />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={textOf(tabText).loading} className="flex flex-col gap-4">
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-[max(28rem,calc(100dvh-15rem))] w-full" />
    </div>
  );
}
