/** By this parameter the client finds its execution again. */
const EXECUTION = 'descope-login-flow';
/** What an earlier way back, or a link, may have left in the address. */
const LEFT_OVER = ['code', 'err', 't', EXECUTION];

/** The page of the flow, as somebody comes back to it from another provider. */
export function returnAddress(location: string, executionId: string, stepId: string): string {
  const url = new URL(location);
  for (const name of LEFT_OVER) url.searchParams.delete(name);
  url.searchParams.set(EXECUTION, `${executionId}_${stepId}`);
  url.hash = '';
  return url.href;
}
