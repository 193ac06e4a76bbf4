import type { Fault, Passing } from './spoiling-proxy.ts';

/** Changes the body of a response that has one. */
function changed(change: (body: Record<string, unknown>) => unknown): Fault['spoil'] {
  return (answer) => {
    if (answer.body) answer.body = JSON.stringify(change(JSON.parse(answer.body)));
  };
}

/** Changes the body of good answers only. */
function changedWhenGood(change: (body: Record<string, unknown>) => unknown): Fault['spoil'] {
  const spoil = changed(change);
  return (answer, asked) => {
    if (answer.status === 200) spoil(answer, asked);
  };
}

function without(...fields: string[]): Fault['spoil'] {
  return changedWhenGood((body) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name))),
  );
}

/** A different error code. */
function recoded(from: string, to: string): Fault['spoil'] {
  return changed((body) => (body['errorCode'] === from ? { ...body, errorCode: to } : body));
}

/** Replays: the first successful response is repeated for the same request. */
function goodAgain(): Fault['spoil'] {
  const given = new Map<string, Passing>();
  return (answer, asked) => {
    const before = given.get(asked);
    if (answer.status === 200) given.set(asked, { ...answer });
    else if (before) Object.assign(answer, before);
  };
}

/** Errors of the endpoint are returned as successes. */
function forgiving(errorCode: string): Fault['spoil'] {
  return (answer) => {
    if (!answer.body.includes(errorCode)) return;
    answer.status = 200;
    answer.body = '{}';
  };
}

/** Typical faults of providers, each at one endpoint, as seen by the clients. */
export const FAULTS: readonly Fault[] = [
  {
    of: 'POST /v1/auth/logout',
    name: 'an answer without a body',
    spoil(answer) {
      if (answer.status !== 200) return;
      answer.status = 204;
      answer.body = '';
    },
  },
  {
    of: 'POST /v1/auth/logoutall',
    name: 'cookies that stay',
    spoil(answer) {
      answer.cookies = [];
    },
  },
  {
    of: 'POST /v1/auth/password/signin',
    name: 'another code for wrong credentials',
    spoil: recoded('E062901', 'E000000'),
  },
  {
    of: 'POST /v1/auth/password/signup',
    name: 'a refresh cookie that scripts can read',
    spoil(answer) {
      answer.cookies = answer.cookies.map((line) => line.replace('; HttpOnly', ''));
    },
  },
  {
    of: 'POST /v1/auth/password/replace',
    name: 'no end of the session',
    spoil: without('sessionExpiration'),
  },
  {
    of: 'GET /v1/auth/password/policy',
    name: 'rules as numbers',
    spoil: changedWhenGood((body) => ({ ...body, number: Number(body['number']) })),
  },
  {
    of: 'POST /v1/auth/password/reset',
    name: 'no masked address',
    spoil: without('maskedEmail'),
  },
  {
    of: 'POST /v1/auth/try-refresh',
    name: 'an error for who is not signed in',
    spoil(answer) {
      if (answer.body !== '{}') return;
      answer.status = 401;
      answer.body = JSON.stringify({
        errorCode: 'E011002',
        errorDescription: 'x',
        errorMessage: 'x',
      });
    },
  },
  {
    of: 'GET /v1/auth/me',
    name: 'the user wrapped',
    spoil: changedWhenGood((user) => ({ user })),
  },
  {
    of: 'GET /v1/auth/me/history',
    name: 'times in milliseconds',
    spoil(answer) {
      answer.body = answer.body.replaceAll(/"loginTime":(\d+)/g, '"loginTime":$1000');
    },
  },
  {
    of: 'POST /v1/auth/otp/signin/email',
    name: 'another code for an unknown user',
    spoil: recoded('E062108', 'E062901'),
  },
  {
    of: 'POST /v1/auth/otp/signup/sms',
    name: 'a number that is not masked',
    spoil: changedWhenGood((body) => ({ ...body, maskedPhone: '+44' })),
  },
  {
    of: 'POST /v1/auth/otp/verify/voice',
    name: 'no user',
    spoil: without('user'),
  },
  {
    of: 'POST /v1/auth/otp/verify/whatsapp',
    name: 'a code that is good twice',
    spoil: goodAgain(),
  },
  {
    of: 'POST /v1/auth/otp/verify/email',
    name: 'another code after too many tries',
    spoil: recoded('E061103', 'E061102'),
  },
  {
    of: 'POST /v1/auth/enchantedlink/signup/email',
    name: 'no number of the link',
    spoil: without('linkId'),
  },
  {
    of: 'POST /v1/auth/enchantedlink/pending-session',
    name: 'a good answer while it is pending',
    spoil: forgiving('E062503'),
  },
  {
    of: 'POST /v1/auth/notp/pending-session',
    name: 'another code while it is pending',
    spoil: recoded('E066103', 'E062503'),
  },
  {
    of: 'POST /v1/auth/totp/signup',
    name: 'no image',
    spoil: without('image'),
  },
  {
    of: 'POST /v1/auth/webauthn/signup-in/start',
    name: 'options that are no text',
    spoil: changedWhenGood((body) => ({ ...body, options: JSON.parse(String(body['options'])) })),
  },
  {
    of: 'POST /v1/auth/sso/exchange',
    name: 'a code that is good twice',
    spoil: goodAgain(),
  },
  {
    of: 'POST /v1/auth/accesskey/exchange',
    name: 'milliseconds',
    spoil: changedWhenGood((body) => ({ ...body, expiration: Number(body['expiration']) * 1000 })),
  },
  {
    of: 'POST /v1/auth/unserved',
    name: 'a page',
    spoil(answer) {
      answer.body = '<!doctype html>';
    },
  },
];
