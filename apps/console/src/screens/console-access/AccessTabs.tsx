import { EmptyState, SkeletonRows, Tabs, textOf } from '@waybill/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { permissionHint } from '../../app/http/api-error.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { accessPageText } from './access-page.text.ts';
import { FOUND_ACCESS_TABS, type FoundAccessTab } from './found-tabs.ts';
import { screenText } from './screen.text.ts';

/** In the address: which tab is shown. The first tab needs none. */
const TAB = 'tab';

/** The tabs of Console access; a tab’s other parameters end with it. */
export function AccessTabs() {
  const { can, hasFlag } = useSessionInfo();
  const [params] = useSearchParams();
  const { setParams } = useNavigator();
  const tabs = FOUND_ACCESS_TABS.filter(({ flag }) => flag === undefined || hasFlag(flag));
  const wanted = params.get(TAB);
  const shown =
    tabs.find(({ id }) => id === wanted) ??
    tabs.find(({ permission }) => can(permission)) ??
    tabs[0];
  if (shown === undefined) return null;
  return (
    <Tabs
      label={textOf(screenText).title}
      activeKey={shown.id}
      onChange={(id) => setParams(new URLSearchParams({ [TAB]: id }))}
      items={tabs.map(({ id, title }) => ({ key: id, label: title() }))}
    >
      <ShownTab key={shown.id} tab={shown} isAllowed={can(shown.permission)} />
    </Tabs>
  );
}

function ShownTab({ tab, isAllowed }: { tab: FoundAccessTab; isAllowed: boolean }) {
  const text = textOf(accessPageText);
  if (!isAllowed) {
    return (
      <EmptyState
        kind="notAllowed"
        title={text.notAllowed(tab.title())}
        description={permissionHint(tab.permission)}
      />
    );
  }
  return (
    <Suspense fallback={<SkeletonRows rows={6} columns={4} rowHeight={44} label={text.loading} />}>
      <tab.Tab />
    </Suspense>
  );
}
