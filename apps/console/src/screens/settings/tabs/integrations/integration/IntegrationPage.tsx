import type { Integration, IntegrationSource } from '@waybill/contract';
import { buttonClass, EmptyState, Panel, Skeleton, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { ApiError } from '../../../../../app/http/api-error.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useDocumentTitle } from '../../../../../app/shell/use-document-title.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { BackToSources } from '../BackToSources.tsx';
import { integrationsAddress } from '../integrations-address.ts';
import { useIntegrationsPlace } from '../use-integrations-place.ts';
import { BackfillLine } from './BackfillLine.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { IntegrationFigures } from './IntegrationFigures.tsx';
import { IntegrationHead } from './IntegrationHead.tsx';
import { integrationText } from './integration.text.ts';
import { RefusedLine } from './RefusedLine.tsx';
import { RunsPanel } from './RunsPanel.tsx';
import { SamplePanel } from './SamplePanel.tsx';
import { StreamsPanel } from './StreamsPanel.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import { UnlistedPanel } from './UnlistedPanel.tsx';
import { useIntegration, useIntegrationActions } from './use-integration.ts';

/** One integration: how it is, what it brings, its streams and runs, and everything that can be done. */
export function IntegrationPage() {
  const text = textOf(integrationText);
  const { integrationId } = useIntegrationsPlace();
  const { data, error, isValidating, mutate } = useIntegration(integrationId ?? '');
  const sources = useRead('/v1/integrations');
  const source = sources.data?.items.find((one) => one.sourceId === data?.sourceId);
  useDocumentTitle(text.pageTitle(data?.name ?? ''));
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-4">
      <BackToSources />
      {isGone ? (
        <Panel isFlush>
          <EmptyState
            kind="nothingYet"
            title={text.gone}
            description={text.goneNote}
            actions={
              <Link
                to={integrationsAddress.view('sources')}
                className={buttonClass('secondary', 'md')}
              >
                {text.toSources}
              </Link>
            }
          />
        </Panel>
      ) : data !== undefined ? (
        <Loaded integration={data} source={source} />
      ) : error !== undefined ? (
        <Panel isFlush>
          <ErrorPanel
            error={error}
            permission="integration:read"
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        </Panel>
      ) : (
        <>
          <Skeleton className="h-12 w-96" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </>
      )}
    </div>
  );
}

function Loaded({
  integration,
  source,
}: {
  integration: Integration;
  source: IntegrationSource | undefined;
}) {
  const actions = useIntegrationActions(integration);
  return (
    <>
      <IntegrationHead integration={integration} source={source} actions={actions} />
      <TroubleNote integration={integration} />
      <BackfillLine backfill={integration.backfill} />
      <RefusedLine source={source} />
      <IntegrationFigures integration={integration} />
      <DeliveryPanel integration={integration} />
      <StreamsPanel integration={integration} actions={actions} />
      <RunsPanel integration={integration} />
      <UnlistedPanel unlisted={integration.unlisted} />
      <SamplePanel integration={integration} />
    </>
  );
}
