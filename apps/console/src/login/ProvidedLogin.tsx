import { useDescope, useSession } from '@descope/react-sdk/flows';
import { LoginPage, type LoginPageProps } from './LoginPage.tsx';

/** The sign-in page with the identity provider's session around it. */
export function ProvidedLogin(props: Pick<LoginPageProps, 'search' | 'onEntered'>) {
  const { isAuthenticated, isSessionLoading, claims } = useSession();
  const sdk = useDescope();
  if (isSessionLoading) return null;
  return <LoginPage {...props} sdk={sdk} session={{ isAuthenticated, claims: claims ?? {} }} />;
}
