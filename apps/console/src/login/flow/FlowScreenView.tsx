import { useMemo, useState } from 'react';
import { signInFailure, thrownFailure, type SignInFailure } from '../sign-in-error.ts';
import type { FlowScreen } from './flow-screen.ts';
import type { FlowScreenState } from './read-screen-state.ts';

/** A screen as the flow component reports it. */
export interface ShownScreen {
  screen: FlowScreen;
  state: FlowScreenState;
  next: (interactionId: string, form: Record<string, string>) => Promise<unknown>;
}

export interface FlowScreenViewProps {
  shown: ShownScreen;
  onPress: () => void;
}

export function FlowScreenView({ shown, onPress }: FlowScreenViewProps) {
  const { screen, state, next } = shown;
  const [isBusy, setIsBusy] = useState(false);
  const [thrown, setThrown] = useState<SignInFailure | null>(null);
  const refused = useMemo(() => failureOf(screen, state), [screen, state]);
  const failure = thrown ?? refused;
  const heading = screen.heading?.(state);

  async function press(interactionId: string, form: Record<string, string> = {}) {
    if (isBusy) return;
    onPress();
    setThrown(null);
    setIsBusy(true);
    try {
      await next(interactionId, form);
    } catch (error) {
      // Without an answer the screen stays, and so must its buttons.
      setThrown(thrownFailure(error));
    }
    setIsBusy(false);
  }

  return (
    <section className="flex flex-col gap-4">
      {heading && (
        <div>
          <h2 className="text-lg font-semibold">{heading.title}</h2>
          <p className="text-base text-ink-2">{heading.lead}</p>
        </div>
      )}
      <screen.Screen state={state} failure={failure} press={press} isBusy={isBusy} />
    </section>
  );
}

function failureOf({ deed }: FlowScreen, { refusal }: FlowScreenState): SignInFailure | null {
  if (refusal === null) return null;
  const { code, text, retryAfter } = refusal;
  const failure = signInFailure(undefined, { errorCode: code, retryAfter }, deed ?? 'other');
  return deed === null && text !== '' && retryAfter === 0 ? { ...failure, message: text } : failure;
}
