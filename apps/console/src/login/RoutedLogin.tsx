import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ProvidedLogin } from './ProvidedLogin.tsx';

/** The sign-in page within the console's router. */
export function RoutedLogin() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const enter = useCallback(
    (target: string) => void navigate(target, { replace: true }),
    [navigate],
  );
  return <ProvidedLogin search={search} onEntered={enter} />;
}
