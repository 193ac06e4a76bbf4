import { timingSafeEqual } from 'node:crypto';
import { writeAudit } from '../../audit/audit-store.ts';
import { newSecret, secretHash } from '../../crypto/one-time-secret.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { inTransaction } from '../../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { busyPage, formPage, noticePage, openPage } from './setup-page.ts';
import { GrantGone, saveSetup, SetupRefused, type SetupForm } from './save-setup.ts';
import { isSetupLinkGood, openSetupLink, setupGrant, type SetupGrant } from './setup-link-store.ts';
import { SETUP_FORM_PATH, SETUP_OPEN_PATH, SETUP_PATH } from './setup-path.ts';
import { setupLanguage, type SetupLanguage } from './setup-texts.ts';
import { setupView } from './setup-view.ts';

const COOKIE = 'WBS';
const OPEN_SECONDS = 3600;
const SECRET = /^[\w-]{43}$/;
/** A token and a language. */
const MOST_TOKEN_BYTES = 256;
/** Certificates. */
const MOST_FORM_BYTES = 49_152;

/** Texts of a query or a form. */
function textsOf(given: unknown): SetupForm {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return new Map(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function languageOf(call: WireCall, form: SetupForm): SetupLanguage {
  return setupLanguage(form.get('lang') ?? '', call.header('accept-language') ?? '');
}

function gone(language: SetupLanguage): WireReply {
  return noticePage(language, 'gone', 'goneText');
}

async function ask(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const query = textsOf(call.query);
  const language = languageOf(call, query);
  const t = query.get('t') ?? '';
  const now = new Date(context.clock());
  const isGood = SECRET.test(t) && (await isSetupLinkGood(context.pool, secretHash(t), now));
  return isGood ? openPage(language, t) : gone(language);
}

/** Trades the link for a cookie of this browser. */
async function open(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const form = textsOf(call.body);
  const language = languageOf(call, form);
  const secret = newSecret();
  const now = new Date(context.clock());
  const until = new Date(now.getTime() + OPEN_SECONDS * 1000);
  const grant = await inTransaction(context.pool, async (client) => {
    const sessionHash = secretHash(secret);
    const opened = await openSetupLink(client, secretHash(form.get('t') ?? ''), {
      sessionHash,
      now,
      until,
    });
    if (!opened) return null;
    await writeAudit(client, {
      action: 'SSOSetupLinkOpened',
      occurredAt: now,
      device: call.device,
      remoteAddress: call.remoteAddress,
      tenantIds: [opened.tenantId],
      data: { ssoId: opened.ssoId, actorId: opened.actorId },
    });
    return opened;
  });
  if (!grant) return gone(language);
  const redirect = `${SETUP_FORM_PATH}?lang=${language}`;
  return { body: {}, redirect, cookies: [cookie(secret, OPEN_SECONDS)] };
}

async function show(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const language = languageOf(call, textsOf(call.query));
  const held = await heldGrant(context, call);
  if (!held) return gone(language);
  const view = await setupView(context, held.grant, new Map());
  return formPage(language, { ...view, formKey: formKey(held.secret), fault: null });
}

async function save(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const form = textsOf(call.body);
  const language = languageOf(call, form);
  const held = await heldGrant(context, call);
  if (!held || !isFormKey(form.get('key') ?? '', held.secret)) return gone(language);
  const sessionHash = secretHash(held.secret);
  try {
    await saveSetup(context, call, { grant: held.grant, sessionHash }, form);
  } catch (error) {
    if (error instanceof GrantGone) return gone(language);
    if (!(error instanceof SetupRefused)) throw error;
    const view = await setupView(context, held.grant, form);
    return formPage(language, { ...view, formKey: formKey(held.secret), fault: error.fault });
  }
  return { ...noticePage(language, 'savedTitle', 'savedText'), cookies: [cookie('', 0)] };
}

async function heldGrant(
  context: IdentityContext,
  call: WireCall,
): Promise<{ grant: SetupGrant; secret: string } | null> {
  const secret = call.cookie(COOKIE) ?? '';
  if (!SECRET.test(secret)) return null;
  const grant = await setupGrant(context.pool, secretHash(secret), new Date(context.clock()));
  return grant && { grant, secret };
}

/** Other sites, which do not get the cookie, cannot know it either. */
function formKey(secret: string): string {
  return secretHash(`form of ${secret}`).toString('base64url');
}

function isFormKey(given: string, secret: string): boolean {
  return timingSafeEqual(secretHash(given), secretHash(formKey(secret)));
}

function cookie(secret: string, seconds: number): string {
  return `${COOKIE}=${secret}; Path=${SETUP_PATH}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;
}

const get = { method: 'GET', access: 'public', isGuessable: true, tooManyReply: busyPage } as const;
const post = { ...get, method: 'POST' } as const;

/** Pages for browsers: errors are returned as pages, too. */
export const endpoints: EndpointGroup = [
  { ...get, effect: 'none', path: SETUP_PATH, run: ask },
  { ...post, effect: 'none', path: SETUP_OPEN_PATH, formBytes: MOST_TOKEN_BYTES, run: open },
  { ...get, effect: 'none', path: SETUP_FORM_PATH, run: show },
  { ...post, effect: 'sso-setup', path: SETUP_FORM_PATH, formBytes: MOST_FORM_BYTES, run: save },
];
