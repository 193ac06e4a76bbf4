import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoginPage } from './LoginPage.tsx';

/** The sign-in page within the console's router. */
export function RoutedLogin() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const enter = useCallback(
    (target: string) => void navigate(target, { replace: true }),
    [navigate],
  );
  return <LoginPage search={search} onEntered={enter} />;
}
