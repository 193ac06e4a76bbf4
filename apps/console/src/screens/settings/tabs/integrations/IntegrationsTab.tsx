import { useRead } from '../../../../app/http/use-read.ts';
import { RejectionsPanel } from './RejectionsPanel.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';
import { TokensPanel } from './TokensPanel.tsx';

/** Milliseconds between two looks at what has arrived. */
const REFRESH_MS = 15_000;

/** Sources with what has arrived, tokens that may send, and records that were refused. */
export function IntegrationsTab() {
  const sources = useRead('/v1/integrations', undefined, { refreshInterval: REFRESH_MS });
  return (
    <div className="flex flex-col gap-4">
      <TokensPanel sources={sources.data?.items ?? []} />
      <SourcesPanel sources={sources} />
      <RejectionsPanel />
    </div>
  );
}
