import type { EndpointGroup } from '../../wire/endpoint.ts';
import { finishSignIn, finishSignUp, finishUpdate } from './finish.ts';
import { startSignIn, startSignUp, startSignUpOrIn, startUpdate } from './start.ts';

/** Nothing can be guessed, but each start is stored: the limit of addresses bounds that. */
const limited = { method: 'POST', access: 'project', isGuessable: true } as const;

export const endpoints: EndpointGroup = [
  { ...limited, effect: 'sign-up', path: '/v1/auth/webauthn/signup/start', run: startSignUp },
  { ...limited, effect: 'sign-up', path: '/v1/auth/webauthn/signup/finish', run: finishSignUp },
  { ...limited, effect: 'sign-in', path: '/v1/auth/webauthn/signin/start', run: startSignIn },
  { ...limited, effect: 'sign-in', path: '/v1/auth/webauthn/signin/finish', run: finishSignIn },
  {
    ...limited,
    effect: 'sign-in',
    path: '/v1/auth/webauthn/signup-in/start',
    run: startSignUpOrIn,
  },
  { ...limited, effect: 'change', path: '/v1/auth/webauthn/update/start', run: startUpdate },
  { ...limited, effect: 'change', path: '/v1/auth/webauthn/update/finish', run: finishUpdate },
];
