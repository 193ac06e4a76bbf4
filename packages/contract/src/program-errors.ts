import type { ErrorDefinition } from './error-definition.ts';

/** Errors that programs with an API token can meet; part of `ERRORS`. */
export const PROGRAM_ERRORS = {
  'token.invalid': {
    status: 401,
    title: 'The API token is unknown, expired or revoked, or its holder has left',
    action: 'Create a token in Settings → API and send it as Authorization: Bearer.',
  },
  'token.address_refused': {
    status: 403,
    title: 'The API token is not allowed from this address',
    action: 'Send from an address in the token’s list, or create a token for this address.',
  },
  'token.sign_in_needed': {
    status: 403,
    title: 'This route needs a sign-in and accepts no API token',
    action: 'Do this in the console. It concerns your own sign-in or a decision in person.',
  },
  'token.terms_exceeded': {
    status: 403,
    title: 'The token would be allowed more than its holder or you',
    action: 'Leave out what detail names.',
  },
  'token.limit_reached': {
    status: 409,
    title: 'The holder has the maximum number of API tokens',
    action: 'Revoke a token that is no longer used. See detail for the limit.',
  },
  'idempotency.key_invalid': {
    status: 400,
    title: 'The Idempotency-Key is invalid, or this route takes none',
    action: 'Send 1 to 255 printable ASCII characters, such as a UUID.',
  },
  'idempotency.key_reused': {
    status: 422,
    title: 'The Idempotency-Key was used for another request',
    action: 'Use a new key for each request, and the same one only to repeat it unchanged.',
  },
  'idempotency.answer_missing': {
    status: 409,
    title: 'The request was carried out, but its answer is not available',
    action: 'Try again after the seconds in the retry-after header, or read the resource.',
  },
} as const satisfies Record<string, ErrorDefinition>;
