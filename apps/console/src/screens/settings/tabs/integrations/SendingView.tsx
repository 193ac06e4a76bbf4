import { useRead } from '../../../../app/http/use-read.ts';
import { ExportsPanel } from './ExportsPanel.tsx';
import { TokensPanel } from './sending/TokensPanel.tsx';

/** Push sources, and export targets. */
export function SendingView() {
  const sources = useRead('/v1/integrations');
  return (
    <div className="flex flex-col gap-4">
      <TokensPanel sources={sources.data?.items ?? []} />
      <ExportsPanel />
    </div>
  );
}
