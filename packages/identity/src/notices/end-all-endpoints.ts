import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import { secretHash } from '../crypto/one-time-secret.ts';
import type { IdentityContext } from '../identity-context.ts';
import { forgetKnown } from '../limits/known-source-store.ts';
import { endFamiliesOfUser } from '../sessions/refresh-store.ts';
import { lockUsers } from '../users/user-store.ts';
import { voidOutstanding } from '../users/void-outstanding.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields, requiredText } from '../wire/fields.ts';
import { takeEndAllLink } from './notice-store.ts';
import { END_ALL_PATH } from './send-notices.ts';

/** Output of `newSecret`. Nothing else is written into the page. */
const TOKEN = /^[\w-]{43}$/;

const Query = z.object({ t: requiredText('t') });

/** Asks first: programs that check mail open every link in it. */
async function ask(_context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { t } = parseFields(Query, call.query);
  if (!TOKEN.test(t)) return page('This link is not complete', 'Copy it from the mail again.');
  return page(
    'End all sessions?',
    'Every device is signed out, and links and codes that were sent stop working.',
    `<form method="post" action="${END_ALL_PATH}"><input type="hidden" name="t" value="${t}"><button>End all sessions</button></form>`,
  );
}

async function end(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { t } = parseFields(Query, call.body);
  const now = new Date(context.clock());
  const isEnded = await context.revocations.transaction(async (client, revoke) => {
    const userId = await takeEndAllLink(client, secretHash(t), now);
    if (userId === null) return false;
    await lockUsers(client, [userId]);
    await revoke(await endFamiliesOfUser(client, userId, null, now));
    await voidOutstanding(client, userId);
    await forgetKnown(client, userId);
    await writeAudit(client, {
      action: 'UserLogoutAll',
      occurredAt: now,
      userId,
      device: call.device,
      remoteAddress: call.remoteAddress,
      data: { by: 'link in a notice' },
    });
    return true;
  });
  return isEnded
    ? page('All sessions have ended', 'Now sign in and choose a new password.')
    : page('This link was used or has expired', 'Sign in, and end the sessions in your profile.');
}

function page(title: string, text: string, form = ''): WireReply {
  const content = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><h1>${title}</h1><p>${text}</p>${form}</body></html>
`;
  return {
    body: {},
    text: { contentType: 'text/html; charset=utf-8', content },
    headers: {
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
  };
}

/** A token. */
const MOST_FORM_BYTES = 256;

export const endpoints: EndpointGroup = [
  { method: 'GET', access: 'public', effect: 'none', path: END_ALL_PATH, run: ask },
  {
    method: 'POST',
    access: 'public',
    effect: 'end-all',
    path: END_ALL_PATH,
    isGuessable: true,
    formBytes: MOST_FORM_BYTES,
    run: end,
  },
];
