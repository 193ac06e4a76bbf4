import type { DeclarationInput } from '../declaration/declaration.ts';
import type { DeclaredAuth } from '../declaration/request-schema.ts';

type CredentialField = NonNullable<DeclarationInput['credentials']>[number];

/** The application registration by which every interface of Microsoft is read. */
export const APPLICATION_CREDENTIALS: CredentialField[] = [
  {
    id: 'tenant_id',
    label: 'Tenant id',
    help: 'Directory (tenant) id, on the overview of the app registration.',
  },
  {
    id: 'client_id',
    label: 'Application id',
    help: 'Application (client) id, on the same page.',
  },
  {
    id: 'client_secret',
    label: 'Client secret',
    isSecret: true,
    help: 'The value of a client secret, not its id. It is shown once, when it is made.',
  },
  {
    id: 'login_url',
    label: 'Sign-in address',
    kind: 'url',
    default: 'https://login.microsoftonline.com',
    help: 'US government: https://login.microsoftonline.us. China: https://login.partner.microsoftonline.cn.',
  },
];

/** Where Graph answers; national clouds have hosts of their own. */
export const GRAPH_URL: CredentialField = {
  id: 'graph_url',
  label: 'Address of Microsoft Graph',
  kind: 'url',
  default: 'https://graph.microsoft.com',
  help: 'US government: https://graph.microsoft.us. China: https://microsoftgraph.chinacloudapi.cn.',
};

export const GRAPH_CREDENTIALS: CredentialField[] = [...APPLICATION_CREDENTIALS, GRAPH_URL];

/** Client credentials for one of Microsoft's interfaces, by its scope: `https://…/.default`. */
export function applicationAuth(scope: string): DeclaredAuth {
  return {
    type: 'oauth2_client',
    tokenUrl: '{login_url}/{tenant_id}/oauth2/v2.0/token',
    clientId: '{client_id}',
    clientSecret: '{client_secret}',
    scope,
  };
}

export const GRAPH_AUTH: DeclaredAuth = applicationAuth('{graph_url}/.default');

/** Graph's error words for missing access. */
export const GRAPH_MEANINGS: {
  status?: number;
  path?: string;
  contains?: string;
  means: 'auth_expired' | 'permission_missing' | 'gone' | 'not_licensed' | 'config_invalid';
}[] = [
  { status: 401, means: 'auth_expired' },
  { status: 400, path: 'error', contains: 'invalid_client', means: 'auth_expired' },
  { status: 400, path: 'error', contains: 'unauthorized_client', means: 'config_invalid' },
  { status: 403, means: 'permission_missing' },
  // A delta link that is too old: the list has to be read from its beginning.
  { status: 410, means: 'gone' },
];

/** Graph's limit for one application and tenant, with a wide margin. */
export const GRAPH_LIMIT = { requests: 5, perSec: 1, concurrency: 2 };
