/** By this parameter the client finds its execution again. */
const EXECUTION = 'descope-login-flow';
/** What an earlier way back, or a link, may have left in the address. */
const LEFT_OVER = ['code', 'err', 't', EXECUTION];

/**
 * Step of a way back. The flow component gives a screen working buttons only when its step is another
 * one than before, so what comes back must not bear the id of the step that it is shown again.
 */
export function returnStep(stepId: string): string {
  return `${stepId}-return`;
}

/** The page of the flow, as someone comes back to it from another provider. */
export function returnAddress(location: string, executionId: string, stepId: string): string {
  const url = new URL(location);
  for (const name of LEFT_OVER) url.searchParams.delete(name);
  url.searchParams.set(EXECUTION, `${executionId}_${returnStep(stepId)}`);
  url.hash = '';
  return url.href;
}
