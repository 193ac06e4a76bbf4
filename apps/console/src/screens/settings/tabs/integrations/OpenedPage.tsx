import { ConnectPage } from './connect/ConnectPage.tsx';
import { IntegrationPage } from './integration/IntegrationPage.tsx';
import { useIntegrationsPlace } from './use-integrations-place.ts';

/** What is opened over the views: an integration, or the connecting of a source that leads to one. */
export function OpenedPage() {
  const { integrationId, connectId } = useIntegrationsPlace();
  // Keyed, so that nothing typed for one source or integration is seen at another.
  if (integrationId !== null) return <IntegrationPage key={integrationId} />;
  return <ConnectPage key={connectId} />;
}
