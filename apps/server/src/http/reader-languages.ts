import type { TitleLanguageId } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { createLruMap } from '../platform/lru-map.ts';
import { languageOf } from './reader-language.ts';

/** The languages that users have chosen. */
export interface ReaderLanguages {
  /** The user's choice, else the first language of the header that exist. */
  of(
    user: { tenantId: number; userId: string },
    header: string | undefined,
  ): Promise<TitleLanguageId>;
  /** Applies a change made by this process immediately. */
  forget(userId: string): void;
}

/** Maximum age of a choice: a change in another process takes effect within this time. */
const FRESH_MS = 10_000;
const USERS_KEPT = 2000;

interface Choice {
  language: string | null;
  readAt: number;
}

/** Asks for each user's choice rarely: it is needed with every request. */
export function readerLanguages(database: Database, now: () => number): ReaderLanguages {
  const choices = createLruMap<Choice>(USERS_KEPT);

  async function choiceOf(user: { tenantId: number; userId: string }): Promise<string | null> {
    const held = choices.get(user.userId);
    if (held && now() - held.readAt < FRESH_MS) return held.language;
    const [row] = await database.tenant(user.tenantId, (tx) =>
      tx.named<{ language: string | null }>(
        'reader_language',
        'SELECT language FROM preference WHERE user_id = $1',
        [user.userId],
      ),
    );
    const language = row?.language ?? null;
    choices.set(user.userId, { language, readAt: now() });
    return language;
  }

  return {
    of: async (user, header) => languageOf((await choiceOf(user)) ?? header),
    forget: (userId) => choices.delete(userId),
  };
}
