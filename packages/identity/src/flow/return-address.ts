/** By this parameter the client finds its execution again. */
const EXECUTION = 'descope-login-flow';
/** Leftovers of an earlier return, or of a link, in the address. */
const LEFT_OVER = ['code', 'err', 't', EXECUTION];

/**
 * Step id of a return. The flow component activates a screen's buttons only if its step differs from
 * the previous one, so a return must use another id than its screen.
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
