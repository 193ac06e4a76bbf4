import { EmptyState, PageHeader, Tabs, textOf } from '@waybill/ui';
import { useParams } from 'react-router';
import { permissionHint } from '../../app/http/api-error.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { NotFound } from '../../app/shell/NotFound.tsx';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import { FOUND_TABS } from './found-tabs.ts';
import { settingsText } from './settings.text.ts';

/** Settings by tab; the tab is in the address. */
export function SettingsPage() {
  const text = textOf(settingsText);
  const { tab: wanted } = useParams();
  const { can, hasFlag } = useSessionInfo();
  const { navigate } = useNavigator();
  const tabs = FOUND_TABS.filter(({ flag }) => flag === undefined || hasFlag(flag));
  const shown = wanted === undefined ? tabs[0] : tabs.find(({ id }) => id === wanted);
  useDocumentTitle(shown === undefined ? text.title : text.pageTitle(shown.title()));
  if (shown === undefined) return <NotFound />;
  return (
    <div className="mx-auto flex max-w-[76rem] flex-col gap-4 p-5">
      <PageHeader title={text.title} />
      <Tabs
        label={text.title}
        activeKey={shown.id}
        onChange={(id) => navigate(`/settings/${id}`)}
        items={tabs.map(({ id, title }) => ({ key: id, label: title() }))}
      >
        <div>
          {can(shown.permission) ? (
            <shown.Tab />
          ) : (
            <EmptyState
              kind="notAllowed"
              title={text.notAllowed(shown.title())}
              description={permissionHint(shown.permission)}
            />
          )}
        </div>
      </Tabs>
    </div>
  );
}
