/** Response of every call of the published SDK. */
export interface SdkReply {
  ok: boolean;
  code?: number | undefined;
  error?: { errorCode?: string; errorDescription?: string } | undefined;
}

/** Throws unless the provider succeeded. The error contains only its code, never a value. */
export function requireOk(reply: SdkReply): void {
  if (reply.ok) return;
  throw new Error(
    `The identity provider refused the request: ${reply.error?.errorCode ?? 'no code'}`,
  );
}

/** The provider's own message, for the requester. */
export function detailOf(reply: SdkReply): { detail?: string } {
  return reply.error?.errorDescription ? { detail: reply.error.errorDescription } : {};
}
