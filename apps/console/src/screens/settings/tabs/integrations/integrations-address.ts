import { SOURCE_KINDS, type SourceKind } from '@waybill/contract/integration-values';

export const INTEGRATION_VIEWS = [
  'sources',
  'people',
  'devices',
  'findings',
  'sending',
  'refused',
] as const;
export type IntegrationView = (typeof INTEGRATION_VIEWS)[number];

/** Integrations state in an address. */
export interface IntegrationsPlace {
  view: IntegrationView;
  /** The integration that is open. */
  integrationId: string | null;
  /** The source being connected. */
  connectId: string | null;
  /** Of the catalogue. */
  kind: SourceKind | null;
  search: string;
  isConnectedOnly: boolean;
  /** Whose refused records are shown; null: everyone’s. */
  refusedSourceId: string | null;
}

const isView = (text: string | null): text is IntegrationView =>
  INTEGRATION_VIEWS.some((view) => view === text);

/** Reads the search parameters; what they do not know is the default. */
export function readPlace(params: URLSearchParams): IntegrationsPlace {
  const view = params.get('view');
  return {
    view: isView(view) ? view : 'sources',
    integrationId: params.get('integration') || null,
    connectId: params.get('connect') || null,
    kind: SOURCE_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    search: params.get('q') ?? '',
    isConnectedOnly: params.get('connected') === '1',
    refusedSourceId: params.get('source') || null,
  };
}

const PATH = '/settings/integrations';

/** Address of a view, of an integration, or of the connection of a source. */
export const integrationsAddress = {
  view: (view: IntegrationView): string => (view === 'sources' ? PATH : `${PATH}?view=${view}`),
  refused: (sourceId: string): string =>
    `${PATH}?view=refused&source=${encodeURIComponent(sourceId)}`,
  integration: (integrationId: string): string =>
    `${PATH}?integration=${encodeURIComponent(integrationId)}`,
  connect: (sourceId: string): string => `${PATH}?connect=${encodeURIComponent(sourceId)}`,
};

/** The parameters with some set and, where null or empty, removed. */
export function withParams(
  shown: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(shown);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
