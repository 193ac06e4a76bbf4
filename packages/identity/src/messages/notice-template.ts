import type { NoticeSubject } from '../notices/notice-store.ts';
import { letterOf, oneLine, type Letter } from './letter.ts';

const SENTENCES: Readonly<Record<NoticeSubject, string>> = {
  password: 'The password was changed.',
  email: 'The email address was changed.',
  phone: 'The phone number was changed.',
  'login id': 'Your sign-in names were changed.',
  'app added': 'An authenticator app was set up.',
  'app removed': 'The authenticator app was removed.',
  'passkey added': 'A passkey was added.',
  'passkey removed': 'A passkey was removed.',
  'provider added': 'Sign-in with another provider was added.',
  'provider removed': 'Sign-in with another provider was removed.',
  'sign-in': 'Someone signed in from a new device.',
  lockout: 'Wrong passwords or codes were entered several times. Further guesses are slowed down.',
};

interface Notice {
  productName: string;
  about: readonly NoticeSubject[];
  at: Date;
  /** Kind of device, if known. */
  device: string | null;
  /** Empty for a change by an administrator. */
  remoteAddress: string;
  /** Ends all sign-ins. */
  link: string;
  days: number;
}

/** Notifies the account holder of a change. All of its text is ours. */
export function noticeMessage(notice: Notice): Letter {
  const product = oneLine(notice.productName) || 'Waybill';
  return letterOf(subjectOf(product, notice.about), [
    `Your ${product} account was changed:`,
    ...notice.about.map((what) => SENTENCES[what]),
    `Time: ${notice.at.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${placeOf(notice)}`,
    'If it was you, you do not need to do anything. If not, end all sessions and choose a new password:',
    { link: notice.link, label: 'End all sessions' },
    `The link works once, for ${notice.days} days.`,
  ]);
}

function subjectOf(product: string, about: readonly NoticeSubject[]): string {
  if (about.includes('sign-in')) return `New sign-in to your ${product} account`;
  if (about.includes('lockout')) return `Failed sign-ins to your ${product} account`;
  return `Your ${product} account was changed`;
}

function placeOf({ remoteAddress, device }: Notice): string {
  if (remoteAddress === '') return 'Location: an administrator’s console.';
  return `Location: address ${oneLine(remoteAddress)}${device === null ? '' : `, ${device}`}.`;
}
