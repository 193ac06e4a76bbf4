import type { IdentityContext } from '../identity-context.ts';
import { newSecret, secretHash } from '../crypto/one-time-secret.ts';
import { noticeMessage } from '../messages/notice-template.ts';
import { deviceName } from './device-name.ts';
import {
  keepEndAllLink,
  markSent,
  NOTICES,
  takeNotices,
  type WaitingNotice,
} from './notice-store.ts';

export const END_ALL_PATH = '/v1/auth/sessions/end';
const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

type Context = Pick<
  IdentityContext,
  'pool' | 'clock' | 'messages' | 'settings' | 'wireOrigin' | 'log'
>;

export interface NoticeSending {
  /** Sends pending notices. Concurrent calls share one more run. Never rejects. */
  wake(): void;
  /** Waits for running deliveries. */
  close(): Promise<void>;
}

export function createNoticeSending(context: Context): NoticeSending {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;

  async function run(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      await sendWaiting(context).catch((err: Error) =>
        context.log({ level: 'warn', event: 'notices.unsent', err }),
      );
    }
    running = null;
  }

  return {
    wake() {
      if (isClosed) return;
      isAskedAgain = true;
      running ??= run();
    },
    async close() {
      isClosed = true;
      isAskedAgain = false;
      await running;
    },
  };
}

async function sendWaiting(context: Context): Promise<void> {
  const waiting = await takeNotices(context.pool, new Date(context.clock()));
  const letters = Map.groupBy(waiting, ({ userId, batch }) => `${userId} ${batch}`);
  for (const notices of letters.values()) await sendTogether(context, notices);
}

/** One message to each address about what changed together. */
async function sendTogether(context: Context, notices: readonly WaitingNotice[]): Promise<void> {
  const [first] = notices;
  if (!first) return;
  const recipients = new Set(
    notices.flatMap(({ email, formerEmail }) => [email, formerEmail]).filter((to) => to !== null),
  );
  const isSent = await Promise.all([...recipients].map((to) => sendTo(context, to, notices)));
  if (isSent.includes(false)) return;
  await markSent(
    context.pool,
    notices.map(({ noticeId }) => noticeId),
    new Date(context.clock()),
  );
}

async function sendTo(
  context: Context,
  to: string,
  notices: readonly WaitingNotice[],
): Promise<boolean> {
  const [first] = notices;
  // Without mail no one can be notified: the audit has it.
  if (!first || !context.messages.canSend('email')) return true;
  const token = newSecret();
  const expiresAt = new Date(context.clock() + LINK_DAYS * DAY_MS);
  const { userId } = first;
  await keepEndAllLink(context.pool, { tokenHash: secretHash(token), userId, expiresAt });
  const letter = noticeMessage({
    productName: context.settings.productName,
    about: NOTICES.filter((what) => notices.some((notice) => notice.what === what)),
    at: first.occurredAt,
    device: deviceName(first.device),
    remoteAddress: first.remoteAddress,
    link: `${context.wireOrigin}${END_ALL_PATH}?t=${token}`,
    days: LINK_DAYS,
  });
  return context.messages.deliver({ method: 'email', to, kind: 'notice', ...letter });
}
