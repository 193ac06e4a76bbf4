import { ConnectPage } from './connect/ConnectPage.tsx';
import { IntegrationPage } from './integration/IntegrationPage.tsx';
import { useIntegrationsPlace } from './use-integrations-place.ts';

/** The page above the views: an integration, or the form to connect one. */
export function OpenedPage() {
  const { integrationId, connectId } = useIntegrationsPlace();
  // Keyed, so that input for one source or integration never appears at another.
  if (integrationId !== null) return <IntegrationPage key={integrationId} />;
  return <ConnectPage key={connectId} />;
}
