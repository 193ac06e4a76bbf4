import { Segmented, Skeleton, textOf } from '@waybill/ui';
import { Suspense, type ComponentType } from 'react';
import { useNavigator } from '../../../../app/navigation/use-navigator.ts';
import { lazyScreen } from '../../../../app/screens/lazy-screen.ts';
import {
  INTEGRATION_VIEWS,
  integrationsAddress,
  type IntegrationView,
} from './integrations-address.ts';
import { tabText } from './tab.text.ts';
import { useIntegrationsPlace } from './use-integrations-place.ts';

/** Code loaded on demand: every page of the console knows this tab. */
const VIEWS: Record<IntegrationView, ComponentType> = {
  sources: lazyScreen('integrations', () =>
    import('./sources/SourcesView.tsx').then((module) => module.SourcesView),
  ).Screen,
  people: lazyScreen('integrations', () =>
    import('./PeopleView.tsx').then((module) => module.PeopleView),
  ).Screen,
  devices: lazyScreen('integrations', () =>
    import('./DevicesView.tsx').then((module) => module.DevicesView),
  ).Screen,
  findings: lazyScreen('integrations', () =>
    import('./findings/FindingsView.tsx').then((module) => module.FindingsView),
  ).Screen,
  sending: lazyScreen('integrations', () =>
    import('./SendingView.tsx').then((module) => module.SendingView),
  ).Screen,
  refused: lazyScreen('integrations', () =>
    import('./refused/RefusedView.tsx').then((module) => module.RefusedView),
  ).Screen,
};
const { Screen: Opened } = lazyScreen('an integration', () =>
  import('./OpenedPage.tsx').then((module) => module.OpenedPage),
);

/** Connected sources, their data, and exports: a view, an integration or a new connection. */
export function IntegrationsTab() {
  const text = textOf(tabText);
  const { view, integrationId, connectId } = useIntegrationsPlace();
  const { navigate } = useNavigator();
  const View = VIEWS[view];
  const waiting = <Waiting />;
  if (integrationId !== null || connectId !== null) {
    return (
      <Suspense fallback={waiting}>
        <Opened />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="overflow-x-auto">
        <Segmented
          label={text.views}
          items={INTEGRATION_VIEWS.map((key) => ({ key, label: text[key] }))}
          activeKeys={[view]}
          onToggle={(key) =>
            navigate(integrationsAddress.view(INTEGRATION_VIEWS.find((one) => one === key) ?? view))
          }
        />
      </div>
      <Suspense key={view} fallback={waiting}>
        <View />
      </Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={textOf(tabText).loading}>
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
