import type { RuntimeConfig } from '@waybill/contract';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { Landing } from '../app/session/landing.ts';
import type { LoginReason } from '../app/session/return-to.ts';
import { useDocumentTitle } from '../app/shell/use-document-title.ts';
import { LoginFrame } from './LoginFrame.tsx';
import type { ProductCalls } from './product-calls.ts';
import { RegionChoice } from './RegionChoice.tsx';
import { factsOfClaims, type SessionFacts } from './session-facts.ts';
import { firstStep, isOutside, nextStep, stepOfSession, type Step } from './sign-in-machine.ts';
import { SignInPageContext, type SignInPage } from './sign-in-page.ts';
import { useSignInSdk } from './sign-in-sdk.ts';
import { SignInStep } from './SignInStep.tsx';
import { stepHeading } from './step-heading.ts';
import { createUnderWay } from './under-way.ts';

/** The SDK's information about this browser's session. */
export interface BrowserSession {
  isAuthenticated: boolean;
  claims: Readonly<Record<string, unknown>>;
}

export interface SignInFlowProps {
  config: Pick<RuntimeConfig, 'login' | 'regions' | 'apiBases'>;
  landing: Landing;
  reason: LoginReason;
  /** Target address after sign-in. */
  target: string;
  session: BrowserSession;
  onEntered: () => void;
  product: ProductCalls;
  /** Sends the browser to another provider's page. */
  leave: (url: string) => void;
}

/** The sign-in page from the first field to the time of entering. */
export function SignInFlow(props: SignInFlowProps) {
  const { config, reason, target, session, onEntered, product, leave } = props;
  const sdk = useSignInSdk();
  const facts = factsOfClaims(session.claims, sdk.getLastUserLoginId() ?? '', false);
  const [step, dispatch] = useReducer(nextStep, null, () => startOf(props, facts));
  const [underWay] = useState(createUnderWay);
  const { title, lead } = stepHeading(step, reason);
  useDocumentTitle(title);

  const page = useMemo<SignInPage>(
    () => ({
      tools: { sdk, origin: window.location.origin, target, browser: window, now: Date.now },
      product,
      login: config.login,
      dispatch,
      underWay,
      leave,
    }),
    [sdk, target, product, config.login, underWay, leave],
  );

  // A session that appears without a request here was started in another tab.
  const wasAuthenticated = useRef(session.isAuthenticated);
  const { isAuthenticated } = session;
  const enterIfOutside = useEffectEvent(() => {
    if (underWay.isIdle() && isOutside(step)) dispatch({ type: 'signedIn', facts });
  });
  useEffect(() => {
    const isNew = isAuthenticated && !wasAuthenticated.current;
    wasAuthenticated.current = isAuthenticated;
    if (isNew) enterIfOutside();
  }, [isAuthenticated]);

  useEffect(() => {
    if (step.name === 'entered') onEntered();
  }, [step.name, onEntered]);

  return (
    <SignInPageContext value={page}>
      <LoginFrame title={title} lead={lead} step={step.name}>
        <SignInStep step={step} />
        {step.name === 'identify' && <RegionChoice config={config} />}
      </LoginFrame>
    </SignInPageContext>
  );
}

/** A landing comes first; then an existing session, unless it was refused. */
function startOf({ landing, reason, session }: SignInFlowProps, facts: SessionFacts): Step {
  const isRefused = reason === 'ended';
  if (landing.kind === 'none' && session.isAuthenticated && !isRefused) {
    return stepOfSession(facts, reason);
  }
  return firstStep(landing);
}
