import { EmptyState, PageHeader, Panel } from '@waybill/ui';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { useStored } from '../../app/storage/use-stored.ts';
import { arrange, FOUND_WIDGETS } from './found-widgets.ts';
import type { WidgetManifest } from '../../widgets/widget-manifest.ts';

/** Written out, because class names are found by reading the source. */
const SPAN: Record<WidgetManifest['span'], string> = {
  4: 'xl:col-span-4',
  5: 'xl:col-span-5',
  6: 'xl:col-span-6',
  7: 'xl:col-span-7',
  8: 'xl:col-span-8',
  12: 'xl:col-span-12',
};

/** The found widgets that the session may see, in the stored order. */
export function DashboardPage() {
  const { can } = useSessionInfo();
  const [layout] = useStored('DASHBOARD_LAYOUT');
  const shown = arrange(FOUND_WIDGETS, layout).filter(
    ({ permission }) => permission === undefined || can(permission),
  );
  return (
    <div className="flex flex-col gap-4 p-5">
      <PageHeader
        title="Dashboard"
        description="What waits for somebody, and how it came about. Flows, exposure and coverage come with Discovery."
      />
      {shown.length === 0 && <EmptyState kind="notAllowed" title="Nothing here for your role" />}
      <div className="grid items-stretch gap-4 xl:grid-cols-12">
        {shown.map((widget) => (
          <div key={widget.id} className={`grid min-w-0 ${SPAN[widget.span]}`}>
            {widget.isBare === true ? (
              <section aria-label={widget.title}>
                <widget.Widget />
              </section>
            ) : (
              <Panel title={widget.title}>
                <widget.Widget />
              </Panel>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
