import { letterOf, oneLine, type Letter, type Line } from './letter.ts';

/** Texts that the caller fills in, as `loginOptions.templateOptions` has them. */
type TemplateOptions = Readonly<Record<string, unknown>>;

interface Draft {
  templateOptions?: TemplateOptions | undefined;
  /** Product name; `settings.productName`. */
  productName?: string | undefined;
}

interface Timed extends Draft {
  /** Its validity. */
  minutes: number;
}

/**
 * Why a person gets a code or a link. `known`: sign-up with an existing account. `address`: to verify
 * the address or number.
 */
export type MessagePurpose = 'signIn' | 'signUp' | 'known' | 'address';

interface Purposeful extends Timed {
  /** Absent: `signIn`. */
  purpose?: MessagePurpose | undefined;
}

const NOTES = 5;
/**
 * Strangers choose the values and the recipient: without dots, slashes and the like they cannot carry
 * an address that a mail program would make a link of.
 */
const NOTE = /^[\p{L}\p{M}\p{N} ,'’()#-]{1,60}$/u;

const NOT_ASKED = 'If you did not request this, you can ignore this message.';
const TELL_NOBODY = `Do not share it with anyone. ${NOT_ASKED}`;

/** A one-time code. The subject, which mail servers log, is without it. */
export function codeMessage(letter: Purposeful & { code: string }): Letter {
  return letterOf(subjectOf('code', letter), [
    ...openingOf(letter),
    { strong: letter.code },
    `This is your ${productOf(letter)} code. It can be used once within ${lifeOf(letter.minutes)}. ${TELL_NOBODY}`,
    ...notesOf(letter),
  ]);
}

/** A link that signs in the one who opens it. */
export function linkMessage(letter: Purposeful & { link: string }): Letter {
  const label = letter.purpose === 'address' ? 'Confirm' : `Sign in to ${productOf(letter)}`;
  return letterOf(subjectOf('link', letter), [
    ...openingOf(letter),
    { link: letter.link, label },
    `The link works once, for ${lifeOf(letter.minutes)}. ${TELL_NOBODY}`,
    ...notesOf(letter),
  ]);
}

/** Several links, of which only the one with the number on the waiting screen signs that screen in. */
export function enchantedMessage(
  letter: Purposeful & { links: readonly { number: string | number; link: string }[] },
): Letter {
  return letterOf(subjectOf('link', letter), [
    ...openingOf(letter),
    'Open the link with the number shown on your screen.',
    ...letter.links.map(({ number, link }) => ({ link, label: String(number) })),
    `The link works once, for ${lifeOf(letter.minutes)}. ${TELL_NOBODY}`,
    ...notesOf(letter),
  ]);
}

/** Asks the holder of a phone to let a waiting screen in. */
export function notpMessage(letter: Timed & { link: string }): Letter {
  const product = productOf(letter);
  return letterOf(`Confirm your ${product} sign-in`, [
    `Someone is signing in to ${product} with your number. If it is you, open the link.`,
    { link: letter.link, label: `Sign in to ${product}` },
    `The link works once, for ${lifeOf(letter.minutes)}. ${NOT_ASKED}`,
    ...notesOf(letter),
  ]);
}

/** A link that lets its holder choose a new password. */
export function resetMessage(letter: Timed & { link: string }): Letter {
  const product = productOf(letter);
  return letterOf(`Reset your ${product} password`, [
    `Someone requested a password reset for your ${product} account. Open the link to choose a new password.`,
    { link: letter.link, label: 'Choose a new password' },
    `The link works once, for ${lifeOf(letter.minutes)}. ${NOT_ASKED} Your password stays unchanged.`,
    ...notesOf(letter),
  ]);
}

interface Invitation extends Draft {
  link: string;
  tenantName?: string | undefined;
  inviterName?: string | undefined;
  /** Absent: the letter mentions no expiry. */
  minutes?: number | undefined;
}

export function inviteMessage(letter: Invitation): Letter {
  const tenant = oneLine(letter.tenantName ?? '');
  const inviter = oneLine(letter.inviterName ?? '') || 'An administrator';
  const place = tenant ? `${tenant} on ${productOf(letter)}` : productOf(letter);
  const end = letter.minutes ? `The link is valid for ${lifeOf(letter.minutes)}. ` : '';
  return letterOf(`You are invited to ${place}`, [
    `${inviter} invites you to ${place}.`,
    { link: letter.link, label: 'Accept the invitation' },
    `${end}If you did not expect this message, you can ignore it.`,
    ...notesOf(letter),
  ]);
}

/** A link that sets up a tenant's single sign-on without an account. */
export function ssoSetupMessage(letter: {
  link: string;
  tenantName: string;
  minutes: number;
  productName?: string;
}): Letter {
  const place = `${oneLine(letter.tenantName)} on ${productOf(letter)}`;
  return letterOf(`Set up single sign-on for ${place}`, [
    `An administrator asks you to connect your identity provider to ${place}.`,
    { link: letter.link, label: 'Set up single sign-on' },
    `The link works once, for ${lifeOf(letter.minutes)}. Anyone who has it can change how people sign in, so do not forward it.`,
    'If you did not expect this message, you can ignore it.',
  ]);
}

function subjectOf(what: 'code' | 'link', letter: Purposeful): string {
  const product = productOf(letter);
  switch (letter.purpose) {
    case 'known':
      return `You already have a ${product} account`;
    case 'address':
      return `Confirm your ${product} contact details`;
    case 'signUp':
      return `Your ${product} sign-up ${what}`;
    default:
      return `Your ${product} sign-in ${what}`;
  }
}

function openingOf(letter: Purposeful): Line[] {
  if (letter.purpose === 'known') {
    return [
      'Someone tried to sign up with this address, but you already have an account. You can sign in instead.',
    ];
  }
  return letter.purpose === 'address'
    ? [`Someone wants to add this to their ${productOf(letter)} account. If it is you, confirm it.`]
    : [];
}

/** The caller's values, shown separately from our text. */
function notesOf({ templateOptions }: Draft): Line[] {
  const notes = Object.entries(templateOptions ?? {})
    .filter(([name, value]) => NOTE.test(name) && typeof value === 'string' && NOTE.test(value))
    .slice(0, NOTES)
    .map(([name, value]) => `${name}: ${String(value)}`);
  return notes.length > 0 ? ['Added by the person who requested this message:', ...notes] : [];
}

function productOf({ productName }: Draft): string {
  return oneLine(productName ?? '') || 'Waybill';
}

/** In the largest unit that needs no fraction. */
function lifeOf(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  if (whole % 1440 === 0) return count(whole / 1440, 'day');
  return whole % 60 === 0 ? count(whole / 60, 'hour') : count(whole, 'minute');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
