import { useEffect, useState } from 'react';
import type { PasswordPolicy } from './password-policy.ts';
import type { SignInSdk } from './sign-in-sdk.ts';

/** The provider's policy; null until it has answered, and when it does not. */
export function usePasswordPolicy(sdk: {
  password: Pick<SignInSdk['password'], 'policy'>;
}): PasswordPolicy | null {
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  useEffect(() => {
    sdk.password.policy().then(
      (answer) => answer.ok && answer.data !== undefined && setPolicy(answer.data),
      // The form works without it: the server checks the password anyway.
      () => {},
    );
  }, [sdk]);
  return policy;
}
