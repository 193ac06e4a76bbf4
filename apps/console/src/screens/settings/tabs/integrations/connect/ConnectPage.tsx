import type { IntegrationSource } from '@waybill/contract';
import { buttonClass, EmptyState, Panel, Skeleton, SourceGlyph, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useDocumentTitle } from '../../../../../app/shell/use-document-title.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { BackToSources } from '../BackToSources.tsx';
import { integrationsAddress } from '../integrations-address.ts';
import { useIntegrationsPlace } from '../use-integrations-place.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { connectText } from './connect.text.ts';
import { FilePanel } from './FilePanel.tsx';
import { GuidePanel } from './GuidePanel.tsx';
import { useDescription } from './use-description.ts';

/** Connects one source: its data, streams, credentials, and a test before saving. */
export function ConnectPage() {
  const { connectId } = useIntegrationsPlace();
  return (
    <div className="flex flex-col gap-4">
      <BackToSources />
      <Content sourceId={connectId} />
    </div>
  );
}

/** The form, or why there is none. */
function Content({ sourceId }: { sourceId: string | null }) {
  const text = textOf(connectText);
  const { data, error, mutate } = useRead('/v1/integrations');
  const source = data?.items.find((one) => one.sourceId === sourceId);
  useDocumentTitle(text.pageTitle(source?.name ?? ''));
  if (source?.isConnectable) return <Connectable source={source} />;
  if (data !== undefined) return <NotConnectable source={source} />;
  if (error !== undefined) return <Failed error={error} onRetry={() => void mutate()} />;
  return <Skeleton className="h-96 w-full" />;
}

function Connectable({ source }: { source: IntegrationSource }) {
  const text = textOf(connectText);
  const { data, error, mutate } = useDescription(source.sourceId);
  if (data === undefined) {
    if (error !== undefined) return <Failed error={error} onRetry={() => void mutate()} />;
    return <Skeleton className="h-96 w-full" />;
  }
  return (
    <>
      <h2 className="flex items-center gap-3 text-lg font-semibold">
        <SourceGlyph name={source.name} size="lg" />
        {text.title(source.name)}
      </h2>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <ConnectForm source={source} description={data} />
          <FilePanel sourceId={source.sourceId} />
        </div>
        <GuidePanel guide={data.guide} />
      </div>
    </>
  );
}

function NotConnectable({ source }: { source: IntegrationSource | undefined }) {
  const text = textOf(connectText);
  if (source === undefined) {
    return (
      <Panel isFlush>
        <EmptyState kind="noMatch" title={text.unknownSource} />
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <EmptyState
        kind="nothingYet"
        title={text.notConnectable(source.name)}
        description={text.notConnectableNote}
        actions={
          <Link to={integrationsAddress.view('sending')} className={buttonClass('secondary', 'md')}>
            {text.toSending}
          </Link>
        }
      />
    </Panel>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Panel isFlush>
      <ErrorPanel error={error} permission="integration:read" onRetry={onRetry} />
    </Panel>
  );
}
