/** What needs the identity provider's SDK: fetched together, after the sign-in page is drawn. */
export { ProviderSession } from '../app/session/ProviderSession.tsx';
export { ProvidedLogin } from './ProvidedLogin.tsx';
export { SessionReport } from './SessionReport.tsx';
